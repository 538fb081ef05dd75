console.log('polyfills');
