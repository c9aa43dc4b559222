/** Differences between British and American spelling, in the words that boards and rooms use. */

const SPELLINGS: ReadonlyArray<readonly [british: RegExp, american: string]> = [
  [/(?<=\b(?:col|fav|hon|neighb|behavi)o)u(?=r)/gi, ''],
  [/(?<=\bgr)e(?=y)/gi, 'a'],
  [/(?<=\b(?:cent|met))re\b/gi, 'er'],
  [/(?<=\bpracti)s(?=e|ing)/gi, 'c'],
  [/(?<=\b(?:custom|emphas|final|memor|minim|maxim|organ|random|real|recogn)i)s(?=e|ing|ation)/gi, 'z'],
  [/(?<=\banaly)s(?=e|ing)/gi, 'z'],
  [/(?<=\b(?:cance|labe|trave)l)l(?=ed|ing|er)/gi, ''],
];

/** Returns a text in American spelling; names of arguments are left as they are. */
export const american = (text: string): string =>
  text.replace(/\{\w+\}|[^{]+/g, (part) =>
    part.startsWith('{') ? part : SPELLINGS.reduce((said, [from, to]) => said.replace(from, to), part),
  );
