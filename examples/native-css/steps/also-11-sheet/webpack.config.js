export default {
  entry: './src/sheet.js',
  output: { clean: true },
};
