export async function reloadOnce(load) {
  try {
    const module = await load();
    sessionStorage.removeItem('reloaded');
    return module;
  } catch (error) {
    if (error.name !== 'ChunkLoadError' || sessionStorage.getItem('reloaded')) throw error;
    sessionStorage.setItem('reloaded', 'yes');
    location.reload();
    // The caller waits until the page is gone.
    return new Promise(() => {});
  }
}
