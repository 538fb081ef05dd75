const say = (name, answer) => ({ loader: './loaders/say-loader.js', options: { name, answer } });

export default {
  mode: 'development',
  module: {
    rules: [
      {
        test: /\.txt$/,
        use: [say('first'), say('second', 'export default ["no tea"];'), say('third')],
      },
    ],
  },
};
