import { createElement, lazy, Suspense, version } from 'react';
import { createRoot } from 'react-dom/client';

const Forecast = lazy(() => import('weather/Forecast'));

function App() {
  return createElement(
    'div',
    null,
    createElement('h1', null, 'Walks'),
    createElement(
      Suspense,
      { fallback: 'Loading the forecast' },
      createElement(Forecast, { place: 'Mirror Lake' }),
    ),
  );
}

createRoot(document.querySelector('main')).render(createElement(App));

console.log('walks uses react', version);
import('weather/Forecast').then(() => {
  console.log('share scope', 'default', JSON.stringify(__webpack_share_scopes__.default));
});
