// Code of others costs a counted amount of work and comes out plain beyond it; ours is never cut.
import { expect, test } from 'vitest';
import { type Allowance, countedEngine, OverAllowance } from './counted-engine.ts';
import { codeHtml, createHighlight, joined } from './highlight.ts';

const highlight = await createHighlight();
const isPlain = (rows: readonly string[]): boolean => !rows.join('').includes('<span');

test('the engine stops searching once the allowance is used', () => {
  let searches = 0;
  const findNextMatchSync = () => {
    searches += 1;
    return null;
  };
  const { engine, within } = countedEngine({
    createString: (content) => ({ content }),
    createScanner: () => ({ findNextMatchSync }),
  });
  const scanner = engine.createScanner(['a', 'b']);
  const allowance: Allowance = { left: 10_000 };
  const search = () => {
    for (;;) scanner.findNextMatchSync('x'.repeat(499), 0, 0);
  };
  expect(() => within(allowance, search)).toThrow(OverAllowance);
  // 2,000 for a search and twice 500 for two patterns.
  expect(searches).toBe(3);
});

test('a line costs at least the square of its brackets, and is shown plain when that is too much', () => {
  const code = '{'.repeat(490);
  const short = { left: 1_000_000 };
  expect(isPlain(highlight(code, 'javascript', short))).toBe(true);
  expect(short.left).toBeLessThan(0);
  const enough = { left: 100_000_000 };
  expect(
    highlight(code, 'javascript', enough)
      .join('')
      .replace(/<[^>]*>/g, ''),
  ).toBe(code);
  expect(100_000_000 - enough.left).toBeGreaterThan((490 * 490) / 2);
});

test('fences share an allowance', () => {
  const allowance = { left: 200_000 };
  const rows = Array.from({ length: 20 }, () => highlight('let a = 1;', 'javascript', allowance));
  expect(isPlain(rows[0] ?? [])).toBe(false);
  expect(isPlain(rows.at(-1) ?? [])).toBe(true);
});

test('what nests deeper than people do is shown plain', () => {
  expect(isPlain(highlight('a(\n'.repeat(20), 'javascript'))).toBe(false);
  expect(isPlain(highlight('a(\n'.repeat(200), 'javascript'))).toBe(true);
});

test('after a fence that was cut the next is coloured as ever', () => {
  const before = highlight('const a = `${b}`;\n\nrun();', 'javascript');
  highlight('`${'.repeat(150), 'javascript', { left: 500_000 });
  expect(highlight('const a = `${b}`;\n\nrun();', 'javascript')).toEqual(before);
});

test('punctuation is the colour around the code, so only other tokens are spans', () => {
  expect(highlight('a = [1, x];', 'javascript')).toEqual([
    '<span class="v">a </span>= [<span class="n">1</span>, <span class="v">x</span>];',
  ]);
  const code = (grammar: string | null): string => {
    const lines = highlight('[1]', grammar);
    return codeHtml(lines.join(''), lines);
  };
  expect(code('javascript')).toBe('<code class="o">[<span class="n">1</span>]</code>');
  expect(code(null)).toBe('<code>[1]</code>');
});

test('a token that goes on in the next line is one span, another is not', () => {
  const comment = ['<span class="c">// a</span>', '', '  <span class="c">// b</span>'];
  expect(joined(comment)).toBe('<span class="c">// a\n\n  // b</span>\n');
  expect(joined(['<span class="k">a</span>', '<span class="s">b</span>'])).toBe(
    '<span class="k">a</span>\n<span class="s">b</span>\n',
  );
});
