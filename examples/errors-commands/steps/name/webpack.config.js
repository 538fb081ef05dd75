export default [
  {
    name: 'shop',
    mode: 'development',
  },
  {
    name: 'admin',
    mode: 'development',
    output: { filename: 'admin.js' },
  },
];
