const output = document.querySelector('output');

try {
  new Worker(/* webpackChunkName: "stats" */ new URL('./stats.js', import.meta.url));
} catch (error) {
  output.textContent = String(error).replaceAll(location.origin, 'https://example.com');
}
