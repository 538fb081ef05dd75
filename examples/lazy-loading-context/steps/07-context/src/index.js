const phrases = import.meta.webpackContext('./phrases', {
  mode: 'lazy',
  regExp: /\/[a-z]+\.js$/,
  recursive: false,
});

document.querySelector('p').textContent = phrases.keys().join(', ');
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', async () => {
    const { hello } = await phrases(`./${button.textContent}.js`);
    document.querySelector('p').textContent = hello;
  });
}
