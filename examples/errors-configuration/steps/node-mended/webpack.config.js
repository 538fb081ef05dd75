export default {
  mode: 'development',
  resolve: { fallback: { fs: false } },
};
