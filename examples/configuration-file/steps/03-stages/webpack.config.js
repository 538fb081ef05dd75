export default {
  mode: 'production',
  plugins: [
    (compiler) => {
      const { options } = compiler;
      const show = (when) => console.log(when, options.entry, options.output.filename);

      show('plugins applied:');
      compiler.hooks.initialize.tap('Show', () => show('ready:'));
    },
  ],
};
