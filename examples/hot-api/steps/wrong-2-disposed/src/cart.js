document.querySelector('button').addEventListener('click', async () => {
  const { title } = await import(/* webpackMode: "eager" */ './title.js');
  console.log(`1 of ${title}`);
});
console.log('cart.js runs');

import.meta.webpackHot?.accept();
