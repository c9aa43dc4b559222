// The build removes layout from templates, which must not change the rendered result.

import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { compacted } from '../../scripts/build/minify-templates.mjs';

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

test('white space with a line break goes between tags, and is a space elsewhere', async () => {
  equal(await minified('html`<b>a  b</b>\n    <i>a\n  b</i>`'), 'html`<b>a  b</b><i>a b</i>`\n\n');
  equal(
    await minified('html`<p>\n  one\n  <b>two</b> <i>three</i>\n</p>`'),
    'html`<p> one <b>two</b> <i>three</i></p>`\n\n\n',
  );
});

test('it goes between tags and expressions too, but not between attributes', async () => {
  equal(await minified('html`<b>\n  ${x}\n  ${y}\n</b>`'), 'html`<b>${\nx}${\ny}</b>`\n');
  equal(
    await minified('html`<b\n  a=${x}\n  b=${y}\n  c\n>\n  ${z}</b>`'),
    'html`<b a=${\nx} b=${\ny} c >${\n\n\nz}</b>`',
  );
});

test('templates inside templates are minified too', async () => {
  equal(
    await minified('html`<ul>\n  ${xs.map(() => svg`\n<a/>`)}</ul>`'),
    'html`<ul>${\nxs.map(() => svg`<a/>`\n)}</ul>`',
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

/** An expression as the build changes it. */
async function minified(expression: string): Promise<string> {
  return (await compacted(`x = ${expression}`)).slice('x = '.length);
}
