import _ from 'lodash';

const field = document.querySelector('input');
field.addEventListener('input', _.debounce(() => {
  document.querySelector('h1').textContent = _.startCase(field.value);
}, 300));

document.querySelector('#checkout').addEventListener('click', async () => {
  const { checkout } = await import('./checkout.js');
  checkout();
});
