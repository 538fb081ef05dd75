const pages = import.meta.webpackContext('./pages', { regExp: /index\.js$/ });

for (const page of pages.keys()) pages(page);
