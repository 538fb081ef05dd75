// Makes a plain input the head of the list: arrow keys select, Enter opens, and assistive technology is told.
import { type RefObject, useEffect, useRef } from 'react';

interface Combobox {
  input: RefObject<HTMLInputElement | null>;
  listId: string;
  /** Id of the selected row. */
  active: string | undefined;
  expanded: boolean;
  onKey: (event: KeyboardEvent) => void;
}

export function useCombobox({ input, listId, active, expanded, onKey }: Combobox): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const element = input.current;
    const listen = (event: KeyboardEvent): void => {
      // The keys then belong to the window of an input method.
      if (!event.isComposing) latest.current(event);
    };
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [input]);
  useEffect(() => {
    const element = input.current;
    if (element === null) return;
    element.role = 'combobox';
    element.ariaAutoComplete = 'list';
    element.ariaExpanded = String(expanded);
    element.setAttribute('aria-controls', listId);
    if (active === undefined) element.removeAttribute('aria-activedescendant');
    else element.setAttribute('aria-activedescendant', active);
  }, [input, listId, expanded, active]);
}
