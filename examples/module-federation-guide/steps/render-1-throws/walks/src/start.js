import { createElement, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const Forecast = lazy(() =>
  import('weather/Forecast').catch((error) => {
    console.error(error.message);
    return { default: NoForecast };
  }),
);

function NoForecast() {
  return createElement('p', null, 'The forecast is not available.');
}

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
