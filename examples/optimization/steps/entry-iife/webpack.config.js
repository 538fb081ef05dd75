export default {
  mode: 'none',
  entry: './src/total.js',
  optimization: {
    avoidEntryIife: true,
  },
};
