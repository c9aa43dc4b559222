/** How Americans spell what Britons spell otherwise, as far as boards and rooms may come to say it. */

const SPELLINGS: ReadonlyArray<readonly [british: RegExp, american: string]> = [
  [/(?<=\b(?:col|fav|hon|neighb|behavi)o)u(?=r)/gi, ''],
  [/(?<=\bgr)e(?=y)/gi, 'a'],
  [/(?<=\b(?:cent|met))re\b/gi, 'er'],
  [/(?<=\bpracti)s(?=e|ing)/gi, 'c'],
  [/(?<=\b(?:custom|emphas|final|memor|minim|maxim|organ|random|real|recogn)i)s(?=e|ing|ation)/gi, 'z'],
  [/(?<=\banaly)s(?=e|ing)/gi, 'z'],
  [/(?<=\b(?:cance|labe|trave)l)l(?=ed|ing|er)/gi, ''],
];

/** Returns a text as an American writes it; names of arguments are no words. */
export const american = (text: string): string =>
  text.replace(/\{\w+\}|[^{]+/g, (part) =>
    part.startsWith('{') ? part : SPELLINGS.reduce((said, [from, to]) => said.replace(from, to), part),
  );
