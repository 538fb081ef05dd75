const load = () => import(/* webpackChunkName: "formats" */ './formats.js');

const { short } = await load();
console.log(short(new Date(0)));
