function loadScript(url) {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = resolve;
    script.onerror = () => reject(new Error(`Cannot load ${url}`));
    document.head.append(script);
  });
}

await loadScript(new URL('./plain/units.js', import.meta.url));
document.querySelector('p').textContent = `Highest: ${window.units.feet(3.4)} ft`;
