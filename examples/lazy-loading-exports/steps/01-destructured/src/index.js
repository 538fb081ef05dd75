const { short } = await import(/* webpackChunkName: "formats" */ './formats.js');

console.log(short(new Date(0)));
