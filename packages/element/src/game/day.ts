/** The dice of the day: the same for all players, from a seed that names the day on which the game begins. */

/** The attribute value that stands for the seed of the present day. */
export const DAILY = 'daily';

/** Returns the seed of a day, by the local calendar. The dice of a seed never change. */
const seedOfDay = (date: Date): string => {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${DAILY} ${[String(year).padStart(4, '0'), pair(month), pair(day)].join('-')}`;
};

const pair = (n: number): string => String(n).padStart(2, '0');

/** Returns the seed of a game that begins now; tests replace `Date.now`. */
export const seedNow = <Seed extends string | number | null | undefined>(seed: Seed): Seed | string =>
  seed === DAILY ? seedOfDay(new Date(Date.now())) : seed;

/** Returns the day that a seed such as `daily 2026-11-22` names, at its noon; undefined if it names none. */
export function dayOf(seed: string | number | undefined): Date | undefined {
  const [, year, month, day] = /^daily (\d{4})-(\d\d)-(\d\d)$/.exec(String(seed)) ?? [];
  const date = new Date(Number(year), Number(month) - 1, Number(day), 12);
  return seedOfDay(date) === seed ? date : undefined;
}
