import { HeadersFilePlugin } from 'headers-file-plugin';

export default {
  mode: 'production',
  entry: 'data:text/javascript,console.log(1)',
  output: { filename: '[name].[contenthash].js' },
  plugins: [new HeadersFilePlugin()],
};
