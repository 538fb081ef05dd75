const common = {
  mode: 'production',
  optimization: { minimize: false },
};

export default [
  {
    ...common,
    entry: { shop: './src/index.js' },
    output: { chunkFilename: 'shop-[name].js' },
  },
  {
    ...common,
    entry: { chat: './src/chat.js' },
    output: { chunkFilename: 'chat-[name].js' },
  },
];
