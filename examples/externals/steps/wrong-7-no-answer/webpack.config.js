export default {
  mode: 'development',
  externals: ({ request }) => (request === 'lodash' ? '_' : undefined),
};
