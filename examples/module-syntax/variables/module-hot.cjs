const legend = require('../src/legend.cjs');

if (module.hot) module.hot.accept('../src/legend.cjs', () => console.log(legend.title));
