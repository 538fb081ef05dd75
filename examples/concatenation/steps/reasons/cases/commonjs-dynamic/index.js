import('./texts.cjs');
