// The build takes the layout out of templates: what is rendered must stay the same.

import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { compacted } from '../../scripts/minify-templates.mjs';

test('a sheet is minified, its escapes are kept', async () => {
  equal(
    await minified('css`\n  a::before {\n    content: "\\\\2680";\n  }\n`'),
    'css`a:before{content:"\\\\2680"}`\n\n\n\n',
  );
});

test('a sheet in pieces is left alone', async () => {
  const sheet = 'css`a {\n  color: ${red};\n}`';
  equal(await minified(sheet), sheet);
});

test('white space with a line break becomes one space, other white space stays', async () => {
  equal(await minified('html`<b>a  b</b>\n    <i>${x}</i>`'), 'html`<b>a  b</b> <i>${\nx}</i>`');
});

test('templates inside templates are minified too', async () => {
  equal(
    await minified('html`<ul>\n  ${xs.map(() => svg`\n<a/>`)}</ul>`'),
    'html`<ul> ${\nxs.map(() => svg` <a/>`\n)}</ul>`',
  );
});

test('where white space is shown, it stays', async () => {
  const poem = 'html`<pre>\n  a\n  b</pre>`';
  equal(await minified(poem), poem);
});

test('other templates are none of its business', async () => {
  const text = 'css`a{color:red}` + sql`\n  select`';
  equal(await minified(text), text);
});

/** What becomes of an expression. */
async function minified(expression: string): Promise<string> {
  return (await compacted(`x = ${expression}`)).slice('x = '.length);
}
