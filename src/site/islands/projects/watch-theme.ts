// The theme the page is shown in, now and whenever the reader or the system changes it.

export function watchTheme(onTheme: (theme: 'light' | 'dark') => void): () => void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const read = (): 'light' | 'dark' => {
    const chosen = root.dataset['theme'];
    return chosen === 'dark' || (chosen !== 'light' && system.matches) ? 'dark' : 'light';
  };
  let last = read();
  const onChange = (): void => {
    if (read() === last) return;
    last = read();
    onTheme(last);
  };
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', onChange);
  onTheme(last);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
