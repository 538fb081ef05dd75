import { minutes } from './minutes.js';

chrome.storage.session.get('words').then(({ words = 0 }) => {
  document.querySelector('output').textContent = `Last page: ${minutes(words)}`;
});
