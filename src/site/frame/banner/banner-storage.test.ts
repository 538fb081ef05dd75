// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { dismissBanner } from './banner-storage.ts';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  document.body.className = 'notification-bar-visible other';
});

test('dismissing stores 3, hides by a class of the root and takes only its marker off the body', () => {
  dismissBanner();
  expect(localStorage.getItem('notification-dismissed')).toBe('3');
  expect(document.documentElement.classList.contains('banner-dismissed')).toBe(true);
  expect(document.body.className).toBe('other');
});

test('a full or blocked storage breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(dismissBanner).not.toThrow();
  expect(document.body.className).toBe('other');
  vi.restoreAllMocks();
});
