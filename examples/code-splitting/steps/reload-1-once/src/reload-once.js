export async function reloadOnce(load) {
  try {
    return await load();
  } catch (error) {
    const key = `reloaded for ${error.request}`;
    if (error.name !== 'ChunkLoadError' || sessionStorage.getItem(key)) throw error;
    sessionStorage.setItem(key, 'yes');
    location.reload();
    // The caller waits until the page is gone.
    return new Promise(() => {});
  }
}
