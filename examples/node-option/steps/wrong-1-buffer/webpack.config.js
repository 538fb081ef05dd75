export default {
  mode: 'development',
  node: { Buffer: true },
};
