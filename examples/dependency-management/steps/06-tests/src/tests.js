const context = import.meta.webpackContext('.', { regExp: /\.test\.js$/ });

for (const key of context.keys()) {
  await context(key);
  console.log(`passed ${key}`);
}
