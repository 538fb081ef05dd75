// Runs in the page from before its first byte: what hydration changes, and how far the layout shifts.

export interface Watched {
  /** Anything between the parsed document and the moment it is read, outside of islands. */
  changes: string[];
  shift: number;
}

/** As an init script: it must not refer to anything outside itself. */
export function watchDocument(): void {
  const watched: Watched = { changes: [], shift: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      watched.shift += (entry as unknown as { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  // Scripts are asked for after this.
  document.addEventListener('readystatechange', () => {
    const root = document.getElementById('root');
    if (document.readyState !== 'interactive' || root === null) return;
    const observer = new MutationObserver((records) => {
      for (const record of records) {
        const target = record.target as Element;
        // What comes alive after hydration is no part of it, nor what opens over the page and is added last.
        if (target.closest?.('[data-island]')) continue;
        if (target === root && record.removedNodes.length === 0) continue;
        // React sets the type and the name of a field to something else and back.
        const name = record.attributeName;
        const first = records.find((each) => each.target === target && each.attributeName === name);
        if (name !== null && first?.oldValue === target.getAttribute(name)) continue;
        watched.changes.push(
          `${record.type} ${record.attributeName ?? ''} in ${target.nodeName}.${target.className}`,
        );
      }
    });
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeOldValue: true,
      characterData: true,
    });
  });
}
