import webpack from 'webpack';

export default (env, argv) => {
  const region = env.region ?? process.env.REGION ?? 'eu';
  console.log(`Building for ${region}`);
  return {
    mode: argv.mode ?? 'production',
    devtool: env.maps ? 'source-map' : false,
    dotenv: true,
    output: { clean: true },
    plugins: [
      new webpack.DefinePlugin({
        REGION: JSON.stringify(region),
      }),
    ],
  };
};
