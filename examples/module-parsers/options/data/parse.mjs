export default {
  entry: './src/ini.js',
  module: {
    rules: [
      {
        test: /\.ini$/,
        type: 'json',
        parser: {
          parse: (text) => Object.fromEntries(text.trim().split('\n').map((line) => line.split(' = '))),
        },
      },
    ],
  },
};
