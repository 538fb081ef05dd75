// The manners of opening the search: what is typed or meant for another tab is never taken.
import { SLASH_OFF_CLASS } from '../../../model/choices.ts';
import { isModified } from '../../state/links.ts';

const EDITABLE = 'input, textarea, select, [contenteditable]';

export function asksForSearch(event: MouseEvent | KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.type === 'click') {
    return !isModified(event) && target?.closest('a[href="/search/"]') != null;
  }
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event as KeyboardEvent;
  // With the shift lock on it is a K.
  if (key === 'k' || key === 'K') return (ctrlKey || metaKey) && !altKey && !shiftKey;
  // Shift is allowed: on many keyboards it is part of the slash.
  if (key !== '/' || ctrlKey || metaKey || altKey) return false;
  if (document.documentElement.classList.contains(SLASH_OFF_CLASS)) return false;
  return target?.closest(EDITABLE) == null;
}

/** An open dialog or drawer keeps the reader's attention, and its own links. */
export const isBusy = (): boolean =>
  document.querySelector('dialog[open], [aria-modal="true"]') !== null;
