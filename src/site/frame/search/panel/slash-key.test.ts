// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { setSlash, slashOpens } from './slash-key.ts';

afterEach(() => {
  vi.restoreAllMocks();
  setSlash(true);
});

test('switched off it is stored and shown, switched on nothing is left', () => {
  expect(slashOpens()).toBe(true);
  setSlash(false);
  expect(slashOpens()).toBe(false);
  expect(document.documentElement.classList.contains('no-slash')).toBe(true);
  expect(localStorage.getItem('search-slash')).toBe('off');
  setSlash(true);
  expect(slashOpens()).toBe(true);
  expect(localStorage.getItem('search-slash')).toBeNull();
});

test('where storage is blocked the choice lasts for the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  setSlash(false);
  expect(slashOpens()).toBe(false);
});
