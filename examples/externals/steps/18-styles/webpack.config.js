export default {
  mode: 'development',
  devtool: false,
  externals: {
    'shared/theme.css': 'css-import https://cdn.example.com/theme.css',
    'shared/map.png': 'asset https://cdn.example.com/map.png',
  },
};
