import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.DllReferencePlugin({
      name: 'legacyShop',
      scope: 'legacy',
      type: 'object',
      content: {
        './money': { id: 'money', exports: ['format'], buildMeta: { exportsType: 'namespace' } },
      },
    }),
  ],
};
