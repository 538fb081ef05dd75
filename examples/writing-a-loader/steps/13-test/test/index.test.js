import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build } from './build.js';

const EN = 'signOut = Sign out\nhello = Hello, {name}!\n';

test('exports strings and functions', async () => {
  const { phrases, errors, warnings } = await build({ 'en.phrases': EN });
  assert.deepEqual([errors, warnings], [[], []]);
  assert.equal(phrases.signOut, 'Sign out');
  assert.equal(phrases.hello({ name: '<Ana>' }), 'Hello, <Ana>!');
});

test('escapes values for HTML', async () => {
  const { phrases } = await build({ 'en.phrases': EN }, { escape: true });
  assert.equal(phrases.hello({ name: '<Ana>' }), 'Hello, &lt;Ana&gt;!');
});

test('takes missing phrases from the fallback, and watches it', async () => {
  const files = { 'de.phrases': 'signOut = Abmelden\n', 'en.phrases': EN };
  const { phrases, warnings, watched } = await build(files, { fallback: 'en.phrases' });
  assert.equal(phrases.signOut, 'Abmelden');
  assert.equal(phrases.hello({ name: 'Ana' }), 'Hello, Ana!');
  assert.match(warnings.join(), /taken from en\.phrases: hello$/);
  assert.ok(watched.includes('en.phrases'));
});

test('reports all mistakes with their lines', async () => {
  const { errors } = await build({ 'en.phrases': 'signOut\n\nhello = A\nhello = B\n' });
  assert.equal(errors.length, 2);
  assert.match(errors[0], /line 1: expected "name = text"/);
  assert.match(errors[1], /line 4: line 3 has the name "hello" too/);
});

test('refuses an option it does not know', async () => {
  const { errors } = await build({ 'en.phrases': EN }, { esacpe: true });
  assert.match(errors.join(), /unknown property 'esacpe'/);
});

test('maps the module to the files of phrases', async () => {
  const files = { 'de.phrases': 'signOut = Abmelden\n', 'en.phrases': EN };
  const { map } = await build(files, { fallback: 'en.phrases' });
  const contents = map.sources.map((source, index) => [source, map.sourcesContent[index]]);
  assert.deepEqual(contents.slice(0, 2), [
    ['webpack:///./de.phrases', files['de.phrases']],
    ['webpack:///./en.phrases', files['en.phrases']],
  ]);
});

test('writes one line for each phrase', async (t) => {
  const { code } = await build({ 'en.phrases': EN }, { escape: true });
  const text = code.replace(/".*\/src\//, '"…/src/');
  t.assert.snapshot(text, { serializers: [String] });
});
