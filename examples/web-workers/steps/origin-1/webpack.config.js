export default {
  mode: 'production',
  output: {
    publicPath: 'https://cdn.example.com/',
    clean: true,
  },
};
