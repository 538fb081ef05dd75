import { footer } from './footer.js';

console.log(footer());

const { short } = await import(/* webpackChunkName: "formats" */ './formats.js');
console.log(short(new Date(0)));
