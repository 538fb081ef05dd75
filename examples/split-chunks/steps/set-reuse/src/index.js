document.querySelector('button').addEventListener('click', async () => {
  const { zipSync } = await import(/* webpackChunkName: "zip" */ 'fflate');
  console.log(zipSync({}).length);
});
