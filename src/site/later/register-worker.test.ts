import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VisitedMessage } from '../../model/offline.ts';
import { registerWorker } from './register-worker.ts';

const ORIGIN = 'https://site.example';
const told: VisitedMessage[] = [];
beforeEach(() => {
  told.length = 0;
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.stubGlobal('location', new URL('/guides/', ORIGIN));
  vi.stubGlobal('document', {
    querySelectorAll: () => [{ src: `${ORIGIN}/assets/runtime.1.js` }],
  });
  vi.stubGlobal('performance', {
    getEntriesByType: () => [
      { name: `${ORIGIN}/assets/main.1.css` },
      { name: 'https://other.example/a.png' },
    ],
  });
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

test('the worker learns of the document and its files', async () => {
  browser();
  await registerWorker();
  const files = ['/assets/runtime.1.js', '/assets/main.1.css'];
  expect(told).toEqual([{ type: 'visited', path: '/guides/', files }]);
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
