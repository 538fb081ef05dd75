const load = () =>
  import(/* webpackChunkName: "formats", webpackExports: ["short"] */ './formats.js');

const { short } = await load();
console.log(short(new Date(0)));
