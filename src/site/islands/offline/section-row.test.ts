// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { type RowState, type SectionRow, sectionRow } from './section-row.ts';

const events = { onAction: vi.fn(), onRemove: vi.fn() };
let row: SectionRow;
beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML =
    '<ul><li id="api"><p class="off-n">API</p><p class="off-f">2 pages</p><div class="off-st"></div><div class="off-b"></div></li></ul>';
  row = sectionRow(document.querySelector('li') as HTMLElement, events);
});

const SAVED: RowState = { text: 'Saved', action: null, removable: true };
const button = (name: string): HTMLButtonElement | null =>
  document.querySelector(`button[aria-label="${name} API"]:not([hidden], :disabled)`);
const bar = (): HTMLProgressElement => document.querySelector('progress') as HTMLProgressElement;

test('before anything is known there is nothing to press', () => {
  const shown = document.querySelectorAll(':is(button, progress):not([hidden], :disabled)');
  expect(shown).toHaveLength(0);
});

test('buttons say what they are about and do it', () => {
  row.show({ text: 'Cut off', action: 'Resume', removable: true });
  button('Resume')?.click();
  button('Remove')?.click();
  expect(events.onAction).toHaveBeenCalledOnce();
  expect(events.onRemove).toHaveBeenCalledOnce();
  expect(document.querySelector('.off-s')?.textContent).toBe('Cut off');
});

test('progress is there while something is being saved', () => {
  row.show({ text: '', action: 'Stop', removable: false, progress: { done: 3, all: 4 } });
  expect([bar().hidden, bar().value, bar().max]).toEqual([false, 3, 4]);
  expect(button('Remove')).toBeNull();
  row.show(SAVED);
  expect(bar().hidden).toBe(true);
  expect(button('Stop')).toBeNull();
});

test('a button that goes leaves the focus in its row; one that stays keeps it', () => {
  row.show({ text: '', action: 'Save', removable: false });
  button('Save')?.focus();
  row.show({ text: '', action: 'Stop', removable: false });
  expect(document.activeElement).toBe(button('Stop'));
  row.show(SAVED);
  expect(document.activeElement).toBe(document.querySelector('.off-s'));
});

test('a reader who is elsewhere stays there', () => {
  row.show({ text: '', action: 'Stop', removable: false });
  const before = document.activeElement;
  row.show(SAVED);
  expect(document.activeElement).toBe(before);
});
