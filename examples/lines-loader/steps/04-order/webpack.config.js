const say = (name) => ({ loader: './loaders/say-loader.js', options: { name } });

export default {
  mode: 'development',
  module: {
    rules: [
      { test: /\.txt$/, type: 'asset/source', use: [say('first'), say('second')] },
      { test: /\.txt$/, enforce: 'pre', use: [say('pre')] },
      { test: /\.txt$/, enforce: 'post', use: [say('post')] },
    ],
  },
};
