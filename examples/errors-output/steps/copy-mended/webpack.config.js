export default {
  mode: 'development',
  output: { copy: [{ from: 'public' }] },
};
