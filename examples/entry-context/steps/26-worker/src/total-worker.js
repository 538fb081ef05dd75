self.addEventListener('message', async ({ data }) => {
  const { total } = await import('./total.js');
  postMessage(total(data));
});
