// The server of rooms: that of this page, unless `?server=` in its address names another one.

const here = new URL(location.href);
const asked = here.searchParams.get('server');

export const SERVER = asked || '/';

/** The address of a page beside this one that uses the same server. */
export const withServer = (page) => (asked ? `${page}&server=${encodeURIComponent(asked)}` : page);

/** What is said about an error; above all, what to do if there is no server. */
export function sentenceOf(error) {
  if (error.code !== 'unreachable') return error.message;
  return asked
    ? `No server of rooms answers at ${asked}. Does it run, and was it started with --origin ${here.origin}?`
    : `No server of rooms answers at ${here.origin}. If it is elsewhere, add its address to that of this page: ` +
        '?server=https://dice.example';
}
