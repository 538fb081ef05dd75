import { expect, test } from 'vitest';
import { replacementHint } from './replacement-hint.ts';

test('is the first clause, with code as code and links as their words', () => {
  expect(
    replacementHint(
      "Give it `type: 'asset'`, an [asset module](/guides/x/): it does. More.",
      'superseded',
    ),
  ).toBe(`Give it <code>type: 'asset'</code>, an asset module.`);
  expect(replacementHint('Use the option; or the `flag`.', 'superseded')).toBe('Use the option.');
});

test('a mark inside a word or inside code does not end it', () => {
  expect(replacementHint('Use `a: b; c. d` of webpack 5.1', 'superseded')).toBe(
    'Use <code>a: b; c. d</code> of webpack 5.1.',
  );
});

test('of a package for webpack 4 the sentence that says so is left to the flag', () => {
  const both = 'It accepts webpack 4 at most. Use [babel-loader](/loaders/babel-loader/) instead.';
  expect(replacementHint(both, 'webpack-4')).toBe('Use babel-loader instead.');
  expect(replacementHint('Use another.', 'webpack-4')).toBe('Use another.');
});

test('long code may wrap', () => {
  const code = "new Worker(new URL('./worker.js', import.meta.url))";
  expect(replacementHint(`Write \`${code}\`.`, 'superseded')).toBe(
    `Write <code class="long">${code}</code>.`,
  );
});

test('markup in it is text', () => {
  expect(replacementHint('Use a &lt;b> or `<i>`.', 'superseded')).not.toMatch(/<[bi]>/);
  expect(replacementHint('', 'superseded')).toBe('');
});
