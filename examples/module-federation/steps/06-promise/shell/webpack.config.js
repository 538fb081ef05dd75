import path from 'node:path';
import webpack from 'webpack';

// Runs on the page, so it can use nothing from this file.
function loadCart() {
  return new Promise((resolve, reject) => {
    const version = new URLSearchParams(location.search).get('cart') ?? 'dist';
    const script = document.createElement('script');
    script.src = `/cart/${version}/remoteEntry.js`;
    script.onload = () => resolve(globalThis.cart);
    script.onerror = () => reject(new Error(`No cart at ${script.src}`));
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
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      remotes: { cart: `promise (${loadCart})()` },
    }),
  ],
};
