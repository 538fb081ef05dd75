document.querySelector('button').addEventListener('click', async () => {
  const { open } = await import('../src/planner.js');
  open();
});
