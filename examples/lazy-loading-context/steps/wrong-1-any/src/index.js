const load = (file) => import(file);

document.querySelector('button').addEventListener('click', async () => {
  try {
    const { hello } = await load('./phrases/fr.js');
    document.querySelector('p').textContent = hello;
  } catch (error) {
    document.querySelector('p').textContent = error.message;
  }
});
