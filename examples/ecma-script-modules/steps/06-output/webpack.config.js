export default {
  mode: 'production',
  target: 'universal',
  output: {
    module: true,
    filename: '[name].mjs',
    clean: true,
  },
};
