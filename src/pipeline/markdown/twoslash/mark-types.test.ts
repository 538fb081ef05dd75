import { expect, test } from 'vitest';
import { markLine, markTypes } from './mark-types.ts';

const info = (start: number, length: number, text = 'T') => ({ line: 0, start, length, text });
const open = '<span class="tw" tabindex="0" aria-description="T">';

test('a name in plain code, in a span of its own and in a part of one', () => {
  expect(markLine('a = b', [info(4, 1)])).toBe(`a = ${open}b</span>`);
  expect(markLine('<span class="k">let</span> x', [info(0, 3)])).toBe(
    `${open}<span class="k">let</span></span> x`,
  );
  expect(markLine('<span class="f">a.b()</span>', [info(2, 1)])).toBe(
    `<span class="f">a.</span>${open}<span class="f">b</span></span><span class="f">()</span>`,
  );
});

test('entities are one letter, and a type cannot leave its attribute', () => {
  expect(markLine('a &lt; b', [info(4, 1, 'Map<"a", \n{}> & {}')])).toBe(
    'a &lt; <span class="tw" tabindex="0" aria-description="Map&#60;&#34;a&#34;, \n{}> &#38; {}">b</span>',
  );
});

test('neighbours do not run into each other', () => {
  expect(markLine('ab', [info(0, 1), info(1, 1)])).toBe(`${open}a</span>${open}b</span>`);
});

test('only the line that is meant is marked, and without types nothing changes', () => {
  const highlight = (code: string): string[] => code.split('\n');
  const marked = markTypes(highlight, [{ ...info(0, 1), line: 1 }]);
  expect(marked('a\na', null)).toEqual(['a', `${open}a</span>`]);
  expect(markTypes(highlight, undefined)).toBe(highlight);
});
