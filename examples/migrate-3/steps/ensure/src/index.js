require.ensure(['./price'], function (require) {
  console.log(require('./price')(3));
});
console.log('after require.ensure');
