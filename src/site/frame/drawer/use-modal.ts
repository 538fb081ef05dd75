// While the drawer is open the page behind it rests: no focus, no scrolling, and Escape leads back.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { DRAWER_ID } from './drawer-id.ts';

interface ModalOptions {
  host: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
}

export function useModal({ host, panel, open, onClose }: ModalOptions): void {
  const close = useRef(onClose);
  close.current = onClose;

  // Undone in the commit that closes, before the next page wants the focus.
  useLayoutEffect(() => {
    const element = host.current;
    if (!open || element === null) return;
    const release = [restPage(element), lockScroll(), listen(() => close.current())];
    // The closed position must have been computed for the way to the open one to be animated.
    element.getBoundingClientRect();
    element.toggleAttribute('data-open', true);
    panel.current?.focus({ preventScroll: true });
    return () => {
      element.toggleAttribute('data-open', false);
      for (const undo of release) undo();
      menuButton()?.focus({ preventScroll: true });
    };
  }, [host, panel, open]);
}

const menuButton = (): HTMLElement | null =>
  document.querySelector(`button[aria-controls="${DRAWER_ID}"]`);

function restPage(host: HTMLElement): () => void {
  const others = [...(host.parentElement?.children ?? [])].filter(
    (element) => element !== host && !element.hasAttribute('inert'),
  );
  for (const element of others) element.setAttribute('inert', '');
  return () => {
    for (const element of others) element.removeAttribute('inert');
  };
}

/** A scrollbar that takes room keeps it, so that nothing moves. */
export function lockScroll(): () => void {
  const { classList, clientWidth } = document.documentElement;
  classList.toggle('drawer-gutter', innerWidth > clientWidth);
  classList.add('drawer-open');
  return () => classList.remove('drawer-open', 'drawer-gutter');
}

function listen(onClose: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') onClose();
    },
    { signal },
  );
  // Back to another place of the same page is a navigation, too.
  addEventListener('popstate', onClose, { signal });
  // From this width on there is no drawer, and the page must not stay at rest.
  matchMedia('(min-width: 1024px)').addEventListener('change', onClose, { signal });
  return () => listeners.abort();
}
