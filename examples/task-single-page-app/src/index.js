import * as notes from './routes/notes.js';
import './style.css';

const routes = {
  '/': () => notes,
  '/settings/profile': () => import('./routes/profile.js'),
};

async function show() {
  const load = routes[location.pathname] ?? routes['/'];
  const { render } = await load();
  document.querySelector('main').innerHTML = render();
}

document.querySelector('nav').addEventListener('click', (event) => {
  if (!event.target.matches('a')) return;
  event.preventDefault();
  history.pushState(null, '', event.target.href);
  show();
});
addEventListener('popstate', show);
show();
