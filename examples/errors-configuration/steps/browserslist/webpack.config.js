export default {
  mode: 'development',
  target: 'browserslist',
};
