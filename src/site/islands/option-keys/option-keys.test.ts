// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { start } from './option-keys.ts';

const CODE = `import path from 'node:path';

export default {
  // Start and end

  mode: 'production', // which defaults apply
  resolve: { // how a request becomes a file
    alias: { '@': './src' }, // other names
    plugins: [],
  },
  watch: false,
};`;
const rows = CODE.split('\n').map(
  (line) => `<span class="l">${line.replace(/^( +)(\w+):/, '$1<code>$2</code>:')}\n</span>`,
);
const PAGE = `<div class="keys"><div class="cards-bar"><input type="search"><p role="status"></p>
  <p class="cards-none" hidden><button data-reset>Show all</button></p></div>
  <pre><code>${rows.join('')}</code></pre></div>`;

let stop: (() => void) | undefined;
beforeEach(() => {
  document.body.innerHTML = PAGE;
  stop = start(find('.keys'));
});
afterEach(() => stop?.());

const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
};
const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.l')]
    .filter((row) => !row.hidden)
    .map((row) => row.textContent.trim());
function type(text: string): void {
  find<HTMLInputElement>('input').value = text;
  find('input').dispatchEvent(new Event('input', { bubbles: true }));
}

test('a key is shown with the blocks around it, opened and closed', () => {
  type('alias');
  expect(shown()).toEqual([
    'export default {',
    'resolve: { // how a request becomes a file',
    "alias: { '@': './src' }, // other names",
    '},',
    '};',
  ]);
  expect(find('[role=status]').textContent).toBe('1 of 5 options');
});

test('the words of a comment and of the block around count, in any order', () => {
  type('resolve plugins');
  expect(shown()).toContain('plugins: [],');
  expect(shown()).not.toContain('watch: false,');
  type('DEFAULTS');
  expect(shown()).toEqual(['export default {', expect.stringContaining('mode'), '};']);
});

test('when nothing matches it says so, and all comes back', () => {
  type('no such thing');
  expect(find('.cards-none').hidden).toBe(false);
  find('[data-reset]').click();
  expect(shown()).toHaveLength(rows.length);
  expect(find('.cards-none').hidden).toBe(true);
  expect(find('[role=status]').textContent).toBe('5 options');
  expect(document.activeElement).toBe(find('input'));
});
