import { formats } from './formats.js';

const walks = [
  { place: 'Lake', km: 12 },
  { place: 'Ridge', km: 9 },
];
const [name] = process.argv.slice(2);
const format = formats.get(name);
const names = [...formats.keys()].join(', ');

console.log(format ? format(walks) : `Formats: ${names}`);
