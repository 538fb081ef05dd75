export default (env, argv) => {
  console.log('NODE_ENV:', process.env.NODE_ENV);
  console.log('argv.mode:', argv.mode);

  const mode = argv.mode ?? 'development';
  const production = mode === 'production';

  return {
    mode,
    devtool: production ? 'source-map' : 'eval-source-map',
  };
};
