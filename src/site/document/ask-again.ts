// Bytes that are not those of their integrity hash are refused, and the browser may keep them for a year: they are asked for again at once.

export function askAgainForWrongBytes(): void {
  const listener = ({ target }: Event): void => {
    const failed = target as HTMLScriptElement & HTMLLinkElement;
    const { localName, integrity, src, href } = failed;
    const address = src ?? href;
    if (!integrity || address.includes('?')) return;
    // An address that no cache knows: unlike a fetch, the page's load waits for it.
    const fresh = `${address}?${Date.now()}`;
    const again = { integrity, rel: 'stylesheet', src: fresh, href: fresh };
    failed.after(Object.assign(document.createElement(localName), again));
    // For the next load.
    fetch(address, { cache: 'reload' }).catch(() => {});
  };
  addEventListener('error', listener, true);
}
