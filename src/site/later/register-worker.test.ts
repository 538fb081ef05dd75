import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VisitedMessage } from '../../model/offline.ts';
import { PAGE_SHOWN } from '../../model/page-shown.ts';
import { registerWorker } from './register-worker.ts';

const ORIGIN = 'https://site.example';
const told: VisitedMessage[] = [];
let page = new EventTarget();
let observe: (names: string[]) => void = () => {};

beforeEach(() => {
  told.length = 0;
  page = new EventTarget();
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.stubGlobal('location', new URL('/guides/', ORIGIN));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', {
    querySelectorAll: () => [{ src: `${ORIGIN}/assets/runtime.1.js` }],
  });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(note: (list: { getEntries(): { name: string }[] }) => void) {
        observe = (names) => note({ getEntries: () => names.map((name) => ({ name })) });
      }
      observe() {
        observe([`${ORIGIN}/assets/main.1.css`, 'https://other.example/a.png']);
      }
    },
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function browser(more: object = {}): void {
  const active = { postMessage: (message: VisitedMessage) => told.push(message) };
  const serviceWorker = {
    register: async () => ({ scope: `${ORIGIN}/` }),
    ready: Promise.resolve({ active }),
    controller: null,
  };
  vi.stubGlobal('navigator', { serviceWorker, ...more });
}

function showNextPage(): void {
  vi.stubGlobal('location', new URL('/api/', ORIGIN));
  observe([`${ORIGIN}/p/api/index.1.js`]);
  page.dispatchEvent(new Event(PAGE_SHOWN));
}

test('the worker learns of the page and its files, then of each page shown and what it took', async () => {
  browser();
  await registerWorker();
  showNextPage();
  const runtime = '/assets/runtime.1.js';
  expect(told).toEqual([
    { type: 'visited', path: '/guides/', files: [runtime, '/assets/main.1.css'] },
    { type: 'visited', path: '/api/', files: [runtime, '/p/api/index.1.js'] },
  ]);
});

test('with Save-Data it learns of the document only', async () => {
  browser({ connection: { saveData: true } });
  await registerWorker();
  showNextPage();
  expect(told.map(({ path }) => path)).toEqual(['/guides/']);
});

test('a refusal is logged, and nobody is told anything', async () => {
  const refused = new DOMException('no', 'SecurityError');
  browser({
    serviceWorker: {
      register: async () => {
        throw refused;
      },
    },
  });
  await registerWorker();
  expect(console.info).toHaveBeenCalledWith('The service worker could not be registered.', refused);
  expect(told).toEqual([]);
});
