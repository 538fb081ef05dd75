// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copiedText, shownCode } from './copied-text.ts';
import { installProse } from './install-prose.ts';

const BUTTON =
  '<button class="cbtn" type="button" aria-label="Copy code"><svg><use href="#i-copy"></use></svg></button>';
const lines = (...texts: string[]): string =>
  texts.map((text) => `<span class="l">${text}\n</span>`).join('');
const block = (code: string): string =>
  `<figure class="code"><figcaption>${BUTTON}</figcaption><pre><code>${code}</code></pre></figure>`;
const tabs = (name: string): string => {
  const managers = ['npm', 'yarn', 'pnpm'];
  const inputs = managers.map(
    (manager) =>
      `<label><input type="radio" name="${name}" value="${manager}"${manager === 'npm' ? ' checked' : ''}></label>`,
  );
  const panels = managers.map(
    (manager) => `<pre data-pm="${manager}"><code>${lines(`${manager} ci`)}</code></pre>`,
  );
  return `<figure class="code pm"><figcaption>${inputs.join('')}${BUTTON}</figcaption>${panels.join('')}</figure>`;
};

const writeText = vi.fn<(text: string) => Promise<void>>();
let installed = new AbortController();

function start(html: string): void {
  installed.abort();
  document.body.innerHTML = `<article>${html}</article>`;
  installed = new AbortController();
  installProse(document, installed.signal);
}

const find = <T extends Element = HTMLElement>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
};
const status = (): string => find('[role=status]').textContent ?? '';
const checked = (): string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input:checked')].map((input) => input.value);
async function press(selector: string): Promise<void> {
  find(selector).click();
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  localStorage.clear();
  delete document.documentElement.dataset['packageManager'];
});
afterEach(() => {
  installed.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('copies the lines, says so for two seconds, then is itself again', async () => {
  start(block(lines('a();', '  b();')));
  const before = find('.cbtn').outerHTML;
  await press('.cbtn');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('a();\n  b();');
  expect(find('.cbtn').textContent).toBe('Copied');
  expect(find('.cbtn').getAttribute('aria-label')).toBe('Copied');
  expect(find('use').getAttribute('href')).toBe('#i-check');
  expect(status()).toBe('Copied');
  await vi.advanceTimersByTimeAsync(1999);
  expect(find('.cbtn').textContent).toBe('Copied');
  await vi.advanceTimersByTimeAsync(1);
  expect(find('.cbtn').outerHTML.replace(' class=""', '')).toBe(before);
  expect(status()).toBe('');
});

test('a second press copies again and leaves no word behind', async () => {
  start(block(lines('a();')));
  await press('.cbtn');
  await press('.cbtn');
  expect(writeText).toHaveBeenCalledTimes(2);
  expect(find('.cbtn').textContent).toBe('Copied');
  await vi.advanceTimersByTimeAsync(2000);
  expect(find('.cbtn').textContent).toBe('');
});

test('removed lines and output are not copied', () => {
  start(block('<span class="l del">a\n</span><span class="l add">b\n</span>'));
  expect(copiedText(find('code'))).toBe('b');
  start(block('<span class="l cmd">npm ci\n</span>added\n'));
  expect(copiedText(find('code'))).toBe('npm ci');
  start(block('a\n<span class="l del">b\n</span>\n<span class="k">c</span>\n'));
  expect(copiedText(find('code'))).toBe('a\n\nc');
  expect(find('.del').textContent).toBe('b\n');
});

test('a refused clipboard selects the code, and the copy keys give what the button would', async () => {
  writeText.mockRejectedValue(new Error('NotAllowedError'));
  start(block(`<span class="l del">a\n</span>${lines('b')}`));
  await press('.cbtn');
  expect(document.getSelection()?.anchorNode).toBe(find('code'));
  expect(find('.cbtn').textContent).toBe('Selected');
  expect(status()).toMatch(/selected/);
  const event = new Event('copy', { bubbles: true, cancelable: true });
  const setData = vi.fn();
  Object.assign(event, { clipboardData: { setData } });
  find('pre').dispatchEvent(event);
  expect(setData).toHaveBeenCalledExactlyOnceWith('text/plain', 'b');
  expect(event.defaultPrevented).toBe(true);
  // Once the reader selects something else, the browser copies that.
  document.getSelection()?.selectAllChildren(find('.l'));
  find('pre').dispatchEvent(event);
  expect(setData).toHaveBeenCalledOnce();
});

test('one choice moves every block, is stored and decides what is copied', async () => {
  start(tabs('one') + tabs('two'));
  expect(checked()).toEqual(['npm', 'npm']);
  find('[value=pnpm]').click();
  expect(checked()).toEqual(['pnpm', 'pnpm']);
  expect(document.documentElement.dataset['packageManager']).toBe('pnpm');
  expect(localStorage.getItem('package-manager')).toBe('pnpm');
  await press('figure + figure .cbtn');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('pnpm ci');
});

test('a stored choice holds on this page and on those that arrive later', async () => {
  localStorage.setItem('package-manager', 'yarn');
  start(tabs('one'));
  expect(checked()).toEqual(['yarn']);
  find('article').innerHTML = tabs('three');
  await vi.advanceTimersByTimeAsync(0);
  expect(checked()).toEqual(['yarn']);
  expect(shownCode(find('figure'))?.textContent).toBe('yarn ci\n');
});

test('without a choice nothing is touched; an unknown one is none', () => {
  localStorage.setItem('package-manager', 'x">');
  start(tabs('one'));
  expect(document.documentElement.dataset['packageManager']).toBeUndefined();
  expect(checked()).toEqual(['npm']);
});

test('blocked storage costs the memory, not the choice', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('SecurityError');
    },
    setItem: () => {
      throw new Error('SecurityError');
    },
  });
  start(tabs('one') + tabs('two'));
  find('[value=yarn]').click();
  expect(checked()).toEqual(['yarn', 'yarn']);
});

test('the clean-up leaves nothing that listens', async () => {
  start(block(lines('a();')) + tabs('one') + tabs('two'));
  installed.abort();
  expect(document.querySelector('[role=status]')).toBeNull();
  await press('.cbtn');
  find('[value=yarn]').click();
  expect(writeText).not.toHaveBeenCalled();
  expect(checked()).toEqual(['yarn', 'npm']);
});
