import { createElement, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const Cart = lazy(() => import('cart/Cart'));

createRoot(document.querySelector('main')).render(
  createElement(Suspense, { fallback: 'Loading' }, createElement(Cart)),
);
