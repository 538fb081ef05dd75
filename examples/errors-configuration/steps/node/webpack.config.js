export default {
  mode: 'development',
  node: { fs: 'empty' },
};
