import { BundleAnalyzerPlugin } from 'webpack-bundle-analyzer';

export default {
  mode: 'production',
  output: {
    clean: true,
  },
  plugins: [
    new BundleAnalyzerPlugin({
      analyzerMode: 'static',
      openAnalyzer: false,
      reportFilename: '../report.html',
    }),
  ],
};
