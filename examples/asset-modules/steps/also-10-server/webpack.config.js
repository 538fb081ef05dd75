const shared = {
  publicPath: '/static/',
  assetModuleFilename: 'images/[name].[hash:8][ext]',
};

const images = (emit) => ({
  rules: [{ test: /\.svg$/, type: 'asset/resource', generator: { emit } }],
});

export default [
  {
    mode: 'production',
    entry: './src/client.js',
    module: images(true),
    output: { ...shared, path: `${import.meta.dirname}/build/static` },
  },
  {
    mode: 'production',
    target: 'node',
    entry: './src/server.js',
    module: images(false),
    output: { ...shared, path: `${import.meta.dirname}/build/server` },
  },
];
