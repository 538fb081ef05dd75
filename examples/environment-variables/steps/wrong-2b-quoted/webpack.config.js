import webpack from 'webpack';

export default (env) => {
  const region = env.region ?? process.env.REGION ?? 'eu';
  console.log(`Building for ${region}`);
  return {
    mode: 'production',
    devtool: env.maps ? 'source-map' : false,
    output: { clean: true },
    plugins: [
      new webpack.DefinePlugin({
        REGION: JSON.stringify(region),
      }),
    ],
  };
};
