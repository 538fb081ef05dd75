const { start } = await import(/* webpackIgnore: true */ 'https://example.com/sdk.js');

start();
