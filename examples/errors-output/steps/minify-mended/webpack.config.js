export default {
  mode: 'production',
  output: { copy: [{ from: 'public', info: { minimized: true } }] },
};
