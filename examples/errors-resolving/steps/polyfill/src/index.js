import { basename } from 'path';

console.log(basename(location.pathname));
