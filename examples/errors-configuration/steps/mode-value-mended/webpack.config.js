export default {
  mode: process.env.NODE_ENV === 'development' ? 'development' : 'production',
};
