// @vitest-environment happy-dom
// The field, its button and its list, over a worker that runs the rules in the test's own thread.
import { parse } from '@babel/parser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { check, type Parse } from '../../../model/migration/check.ts';
import { start } from './checker.ts';
import { type Answer, READY } from './protocol.ts';
import { LONGEST_TEXT } from './show-answer.ts';

vi.mock('./results.css', () => ({}));

let texts: string[];
let isSilent: boolean;

class OwnWorker extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.#say(READY));
  }
  postMessage(text: string): void {
    texts.push(text);
    if (isSilent) return;
    const { findings, ...rest } = check(text, parse as Parse);
    const answer: Answer = { ...rest, findings, count: findings.length };
    queueMicrotask(() => this.#say(answer));
  }
  terminate(): void {}
  #say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const PAGE = `<div class="checker"><div class="js-only">
  <label class="checker-l"><span>Your configuration</span><span class="checker-in"></span></label>
  <p class="checker-about">It stays here.</p>
  <div class="checker-bar"><button type="button">Check</button><p role="status"></p></div>
  <div class="checker-out"></div></div></div>
  <h3 id="jsonp-function"><a class="hash" href="#jsonp-function">#</a>Name of the global</h3>`;

let stop: (() => void) | undefined;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', OwnWorker);
  texts = [];
  isSilent = false;
  document.body.innerHTML = PAGE;
  stop = start(find('.checker'));
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
};
const field = () => find<HTMLTextAreaElement>('textarea');
const status = (): string => find('[role=status]').textContent;
const items = (): string[] =>
  [...document.querySelectorAll('.checker-list li')].map(({ textContent }) => textContent);
async function press(text: string): Promise<void> {
  field().value = text;
  find('.checker button').click();
  await vi.advanceTimersByTimeAsync(1);
}

const OLD = "module.exports = {\n  output: { jsonpFunction: 'x' },\n};";

test('a finding has its line, its option, a sentence and the name of its step', async () => {
  await press(OLD);
  expect(status()).toBe('1 finding.');
  expect(items()).toEqual([
    'Line 2 output.jsonpFunction Stops the buildIt is now called output.chunkLoadingGlobal. Step: Name of the global.',
  ]);
  expect(find<HTMLAnchorElement>('.checker-list a').hash).toBe('#jsonp-function');
});

test('the button of a line selects the option in the field', async () => {
  await press(OLD);
  find('.checker-line').click();
  const { selectionStart, selectionEnd } = field();
  expect(OLD.slice(selectionStart, selectionEnd)).toBe('jsonpFunction');
  expect(document.activeElement).toBe(field());
});

test('the keyboard does what the button does', async () => {
  field().value = OLD;
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }));
  await vi.advanceTimersByTimeAsync(1);
  expect(status()).toBe('1 finding.');
});

test('nothing found says what was looked at; no configuration, what to paste', async () => {
  await press("module.exports = { mode: 'production' };");
  expect(status()).toBe('Nothing found.');
  expect(find('.checker-note').textContent).toMatch(
    /^Looked at: .* The checker cannot see .* npm scripts\.$/,
  );
  await press('const a = 1;');
  expect(status()).toBe('No configuration found.');
  await press('  \n');
  expect(status()).toBe('Paste a configuration first.');
});

test('what cannot be parsed has line and column, and what was found around it', async () => {
  await press("module.exports = {\n  output: { jsonpFunction: 'x' },\n  = 1,\n};");
  expect(find('.checker-error').textContent).toMatch(/^Line 3, column 3: .* around it\.$/);
  expect(items()).toHaveLength(1);
  await press('}{');
  expect(status()).toBe('This could not be read to its end.');
});

test('HTML in a configuration is text', async () => {
  await press("module.exports = { node: { '<img src=x>': 'empty' } };");
  expect(items()[0]).toContain('node.<img src=x>');
  expect(document.querySelector('.checker-out img')).toBeNull();
});

test('a text that is too long is not read, and one that takes too long is given up', async () => {
  await press('a'.repeat(LONGEST_TEXT + 1));
  expect(status()).toMatch(/^This is longer than 1,000,000 characters/);
  expect(texts).toEqual([]);
  isSilent = true;
  await press(OLD);
  expect(status()).toBe('Reading…');
  await vi.advanceTimersByTimeAsync(1000);
  expect(status()).toMatch(/more than a second/);
  isSilent = false;
  await press(OLD);
  expect(status()).toBe('1 finding.');
});
