export const on = (selector, act) => {
  document.querySelector(selector).addEventListener('click', async () => {
    const note = document.querySelector('p');
    try {
      note.textContent = await act();
    } catch (error) {
      if (error.name !== 'ChunkLoadError') throw error;
      console.error(error.message);
      note.textContent = 'This page is out of date. Reload it.';
    }
  });
};
