// Nothing hides in a text, and emoji are left alone.
import { expect, test } from 'vitest';
import { unseenIn } from './unseen.ts';

test.each([
  ['a tag', '\u{e0041}', 'U+E0041'],
  ['the tag that begins a language', '\u{e0001}', 'U+E0001'],
  ['a zero-width space', '\u200b', 'U+200B'],
  ['a joiner between letters', '\u200d', 'U+200D'],
  ['a non-joiner', '\u200c', 'U+200C'],
  ['a word joiner', '\u2060', 'U+2060'],
  ['a soft hyphen', '\u00ad', 'U+00AD'],
  ['an override of direction', '\u202e', 'U+202E'],
  ['an isolate of direction', '\u2066', 'U+2066'],
  ['a mark of direction', '\u200f', 'U+200F'],
  ['a byte order mark', '\ufeff', 'U+FEFF'],
  ['a variation of a letter', '\ufe0f', 'U+FE0F'],
  ['a further variation', '\u{e0100}', 'U+E0100'],
  ['a Hangul filler', '\u3164', 'U+3164'],
  ['a grapheme joiner', '\u034f', 'U+034F'],
  ['an annotation', '\ufff9', 'U+FFF9'],
  ['a line separator', '\u2028', 'U+2028'],
  ['a control', '\u001b', 'U+001B'],
  ['a null', '\0', 'U+0000'],
])('%s is found, with its line', (_name, character, name) => {
  expect(unseenIn(`a\n\tb${character}c\n`)).toEqual({ line: 2, name });
});

test('a row of variations behind an emoji is found', () => {
  expect(unseenIn('✅\ufe0f\ufe0f')).toMatchObject({ name: 'U+FE0F' });
  expect(unseenIn(`😀${'\u{e0100}\u{e0101}'}`)).toMatchObject({ name: 'U+E0100' });
  expect(unseenIn('👩\u200da')).toMatchObject({ name: 'U+200D' });
});

test.each([
  'ℹ️ ⚠️ ⚙️ 1️⃣ ❤️',
  '👩‍💻 🏳️‍🌈 👨‍👩‍👧',
  '👍🏽',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '↩︎',
  'é ü \u00a0 日本 עברית',
  'a\tb\r\nc',
])('%j is all seen', (text) => {
  expect(unseenIn(text)).toBeNull();
});
