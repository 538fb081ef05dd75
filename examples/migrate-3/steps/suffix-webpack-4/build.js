const webpack = require('webpack');

webpack({ mode: 'none', entry: 'json!./src/shop.json' }, (error, stats) => {
  console.log(stats.compilation.errors[0].message);
});
