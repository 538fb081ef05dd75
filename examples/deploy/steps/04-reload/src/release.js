// The hash tells files of the build from those that extensions and analytics add to the page.
const files = Array.from(
  document.querySelectorAll('script[src], link[rel=stylesheet]'),
  (element) => (element.src || element.href).split('/').pop(),
).filter((file) => /\b[0-9a-f]{20}\./.test(file));

export async function isOutdated() {
  try {
    const response = await fetch(location.href, { cache: 'no-cache' });
    const page = await response.text();
    return response.ok && !files.every((file) => page.includes(file));
  } catch {
    return false;
  }
}

export async function loadOrReload(load) {
  try {
    return await load();
  } catch (error) {
    const version = files.join();
    if (sessionStorage.getItem('reloaded') === version || !(await isOutdated())) throw error;
    sessionStorage.setItem('reloaded', version);
    location.reload();
    // The caller waits until the page is gone.
    return new Promise(() => {});
  }
}
