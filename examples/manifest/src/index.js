import { on } from './on.js';

on('#edit', async () => {
  const { edit } = await import(/* webpackChunkName: "editor" */ './editor.js');
  return edit();
});

on('#look', async () => {
  const { look } = await import(/* webpackChunkName: "history" */ './history.js');
  return look();
});
