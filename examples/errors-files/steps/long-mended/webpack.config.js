const countries = ['at', 'be', 'ch', 'cz', 'de', 'dk', 'es', 'fi', 'fr', 'it', 'nl', 'no'];

export default {
  mode: 'development',
  entry: Object.fromEntries(
    countries.map((country) => [`products-and-prices-${country}`, './src/index.js']),
  ),
  optimization: {
    splitChunks: {
      chunks: 'all',
      minSize: 0,
      name: 'shared',
    },
  },
};
