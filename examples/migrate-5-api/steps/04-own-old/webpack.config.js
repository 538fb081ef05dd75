const ListPlugin = require('./list-plugin.js');

module.exports = {
  mode: 'production',
  optimization: { concatenateModules: false },
  plugins: [new ListPlugin()],
};
