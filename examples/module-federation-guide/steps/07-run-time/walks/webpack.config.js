import path from 'node:path';
import webpack from 'webpack';

// Runs on the page, so it can use nothing from this file.
async function loadWeather() {
  const response = await fetch('remotes.json');
  const { weather } = await response.json();

  await new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = weather;
    script.onload = resolve;
    script.onerror = () => reject(new Error(`No container at ${weather}`));
    setTimeout(() => reject(new Error(`No answer from ${weather}`)), 3000);
    document.head.append(script);
  });
  return globalThis.weather;
}

export default {
  mode: 'development',
  entry: { page: './src/index.html' },
  output: {
    path: path.resolve(import.meta.dirname, '../dist/walks'),
    clean: true,
  },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      remotes: { weather: `promise (${loadWeather})()` },
      shared: { react: { singleton: true, eager: true } },
    }),
  ],
};
