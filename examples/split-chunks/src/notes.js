import MiniSearch from 'minisearch';
import { icon } from './icons.js';
import { spell } from './words.js';

const search = new MiniSearch({ fields: ['text'] });
document.body.append(icon('note'), spell('notes'), search.documentCount);
document.querySelector('#backup').addEventListener('click', async () => {
  const { backup } = await import('./backup.js');
  backup();
});
