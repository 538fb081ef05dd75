const tests = import.meta.webpackContext('../src', {
  recursive: true,
  regExp: /\.bundled\.js$/,
});

for (const file of tests.keys()) tests(file);
