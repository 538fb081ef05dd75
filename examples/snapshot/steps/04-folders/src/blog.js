const posts = import.meta.webpackContext('./posts', { regExp: /\.js$/ });

console.log(posts.keys());
