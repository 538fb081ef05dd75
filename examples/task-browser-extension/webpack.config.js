export default (env, { mode = 'production' }) => ({
  mode,
  entry: {
    background: './src/background.js',
    content: './src/content.js',
    popup: './src/popup.html',
  },
  // Extensions must not call eval(), which the default for development does.
  devtool: mode === 'development' ? 'inline-source-map' : false,
  output: {
    // The manifest names these files, so they have no hash.
    filename: '[name].js',
    // A content script cannot load chunks, so `import()` must not create any.
    asyncChunks: false,
    copy: ['manifest.json'],
    clean: true,
  },
});
