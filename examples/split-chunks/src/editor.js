import { load } from 'js-yaml';
import MiniSearch from 'minisearch';
import { icon } from './icons.js';
import { spell } from './words.js';

const links = new MiniSearch({ fields: ['title'] });
document.body.append(icon('pen'), spell(load('title: Draft').title), links.documentCount);
document.querySelector('#backup').addEventListener('click', async () => {
  const { backup } = await import('./backup.js');
  backup();
});
document.querySelector('#settings').addEventListener('click', async () => {
  const { settings } = await import('./settings.js');
  settings();
});
