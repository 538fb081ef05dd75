const user = ({ request }, callback) => {
  if (request === 'page-user') callback(null, 'var USER');
  else callback();
};

export default {
  extends: './webpack.base.config.js',
  externals: user,
};
