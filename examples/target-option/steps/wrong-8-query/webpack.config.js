export default {
  mode: 'development',
  devtool: false,
  target: 'browserslist:chrom 120',
};
