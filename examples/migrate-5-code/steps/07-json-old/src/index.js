import { version } from './package-info.json';

console.log(version);
