const { print } = await import(/* webpackFetchPriority: "low" */ '../src/print.js');

console.log(print());
