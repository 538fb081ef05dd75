const settings = ({ request }, callback) => {
  if (request === 'page-settings') callback(null, 'var SETTINGS');
  else callback();
};

export default {
  mode: 'development',
  externals: settings,
};
