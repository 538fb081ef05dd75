const { footer } = require('./footer.cjs');

exports.mail = (text) => `${text}\n${footer}`;

if (module.hot) {
  module.hot.accept('./footer.cjs');
}
