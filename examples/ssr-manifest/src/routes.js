// The path of each page's module is its key in the manifest.
export const routes = {
  '/': { module: './src/home.js', load: () => import('./home.js') },
  '/cart': { module: './src/cart.js', load: () => import('./cart.js') },
};
