export default {
  mode: 'development',
  output: { library: { type: 'var', name: 'Shop' } },
};
