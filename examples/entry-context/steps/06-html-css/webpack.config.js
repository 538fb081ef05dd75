export default {
  mode: 'development',
  devtool: false,
  entry: {
    home: './src/home.html',
    print: './src/print.css',
    checkout: ['./src/checkout.js', './src/screen.css'],
  },
};
