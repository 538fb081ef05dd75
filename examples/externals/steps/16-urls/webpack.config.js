/** @returns {import('webpack').Configuration} */
const build = (name, options) => ({
  name,
  mode: 'development',
  devtool: false,
  output: { filename: `${name}.mjs`, module: true },
  ...options,
});

export default [build('web', {}), build('web-async', { externalsPresets: { webAsync: true } })];
