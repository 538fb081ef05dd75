const show = (when, { options }) => console.log(when, options.output.filename, options.target);

export default {
  mode: 'production',
  entry: './example/index.js',
  plugins: [
    (compiler) => {
      show('apply:', compiler);
      compiler.hooks.environment.tap('Show', () => show('environment:', compiler));
      compiler.hooks.compilation.tap('Show', () => show('compilation:', compiler));
    },
  ],
};
