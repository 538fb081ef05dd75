import path from 'node:path';
import webpack from 'webpack';

// Runs on the page, so it can use nothing from this file.
function loadCart() {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = '/cart/dist/remoteEntry.js';
    script.onload = () => resolve(globalThis.cart);
    script.onerror = () => {
      const total = () => 'The cart is not available.';
      resolve({ init() {}, get: async () => () => ({ total }) });
    };
    document.head.append(script);
  });
}

export default {
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  output: {
    path: path.join(import.meta.dirname, 'dist'),
  },
  resolve: { modules: ['packages'] },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      remotes: { cart: `promise (${loadCart})()` },
      shared: ['counter', 'euro'],
    }),
  ],
};
