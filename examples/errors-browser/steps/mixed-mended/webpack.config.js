const common = {
  mode: 'production',
  optimization: { minimize: false },
};

export default [
  {
    ...common,
    entry: { shop: './src/index.js' },
    output: { uniqueName: 'shop', chunkFilename: 'shop-[name].js' },
  },
  {
    ...common,
    entry: { chat: './src/chat.js' },
    output: { uniqueName: 'chat', chunkFilename: 'chat-[name].js' },
  },
];
