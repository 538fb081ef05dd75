const pages = import.meta.webpackContext('./pages', {
  recursive: false,
  regExp: /\.js$/,
});

for (const file of pages.keys()) {
  console.log(file, pages(file).title);
}
