import './link.js';

export default {
  mode: 'production',
  target: 'node',
  entry: {
    index: './src/index.js',
    counters: './src/counters.js',
  },
  output: {
    filename: '[name].cjs',
    clean: true,
  },
};
