// Runs in the head before the first paint: tells the styles that script works and applies the theme.
const root = document.documentElement;
root.classList.add('js');
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
} catch {
  // Storage may be blocked: the system's theme stands.
}
