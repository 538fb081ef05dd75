import { Component, createElement, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const Forecast = lazy(() => import('weather/Forecast'));

class Boundary extends Component {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  componentDidCatch(error) {
    console.error(`No forecast: ${error.message}`);
  }

  render() {
    if (!this.state.failed) return this.props.children;
    return createElement('p', null, 'The forecast is not available.');
  }
}

function App() {
  return createElement(
    'div',
    null,
    createElement('h1', null, 'Walks'),
    createElement(
      Boundary,
      null,
      createElement(
        Suspense,
        { fallback: 'Loading the forecast' },
        createElement(Forecast, { place: 'Mirror Lake' }),
      ),
    ),
  );
}

createRoot(document.querySelector('main')).render(createElement(App));
