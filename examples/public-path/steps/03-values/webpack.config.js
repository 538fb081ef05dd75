const values = {
  root: '/assets/',
  page: 'assets/',
  parent: '../assets/',
  empty: '',
  function: ({ hash }) => `/builds/${hash.slice(0, 8)}/`,
  placeholder: '/builds/[fullhash:4]/',
  'without-slash': '/assets',
  host: 'https://cdn.example.com/v2/',
  protocol: '//cdn.example.com/v2/',
};

export default Object.entries(values).map(([name, publicPath]) => ({
  mode: 'production',
  entry: { [name]: './src/load.js' },
  output: { publicPath },
}));
