export default {
  mode: 'development',
  experiments: {
    buildHttp: ['http://cdn.example.com/'],
  },
};
