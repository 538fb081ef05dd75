export default {
  mode: 'production',
  plugins: [
    (compiler) => {
      compiler.hooks.compile.tapPromise('Wait', async () => {});
    },
  ],
};
