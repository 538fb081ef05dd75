export default {
  mode: 'production',
  output: { copy: [{ from: 'public' }] },
};
