import { define } from './define.js';

define(document);

document.querySelector('button').addEventListener('click', async () => {
  document.querySelector('output').append(document.createElement('review-form'));
  await define(document);
});
