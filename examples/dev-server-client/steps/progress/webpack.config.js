// Three seconds more, so that the indicator can be seen.
const slowly = (compiler) => {
  compiler.hooks.make.tapPromise('slowly', () => new Promise((resolve) => setTimeout(resolve, 3000)));
};

export default {
  mode: 'development',
  stats: 'errors-warnings',
  plugins: [{ apply: slowly }],
  devServer: {
    client: { progress: true, logging: 'warn' },
  },
};
