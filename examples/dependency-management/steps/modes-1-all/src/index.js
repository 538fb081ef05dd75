const options = [
  import.meta.webpackContext('./formats', { mode: 'sync', regExp: /csv\.js$/ }),
  import.meta.webpackContext('./formats', { mode: 'weak', regExp: /csv\.js$/ }),
  import.meta.webpackContext('./formats', { mode: 'weak', regExp: /list\.js$/ }),
  import.meta.webpackContext('./formats', { mode: 'eager', regExp: /json\.js$/ }),
  import.meta.webpackContext('./formats', { mode: 'lazy', regExp: /list\.js$/ }),
  import.meta.webpackContext('./formats', { mode: 'lazy-once', regExp: /html\.js$/ }),
];

for (const context of options) {
  const [key] = context.keys();
  try {
    const result = context(key);
    console.log(key, result instanceof Promise ? 'a promise' : 'a module');
  } catch (error) {
    console.log(error.message);
  }
}
