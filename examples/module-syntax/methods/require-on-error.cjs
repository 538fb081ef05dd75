require.onError = (error) => console.log(`not loaded: ${error.message}`);

require.ensure([], (require) => require('../src/route.js'));
