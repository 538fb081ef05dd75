export default {
  mode: 'production',
  output: {
    html: { title: 'Shoes & Boots' },
  },
};
