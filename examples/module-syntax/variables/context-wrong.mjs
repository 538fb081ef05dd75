export const layers = import.meta.webpackContext('../src/layers', { test: /\.js$/ });
