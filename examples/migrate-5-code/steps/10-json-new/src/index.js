import info from './package-info.json';

console.log(info.version);
