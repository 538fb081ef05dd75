const load = (language) => import(`./phrases/${language}.js`);

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', async () => {
    try {
      const { hello } = await load(button.textContent);
      document.querySelector('p').textContent = hello;
    } catch (error) {
      document.querySelector('p').textContent = error.message;
    }
  });
}
