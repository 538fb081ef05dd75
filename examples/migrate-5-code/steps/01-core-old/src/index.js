import { basename } from 'path';

console.log(basename('/images/logo.svg'));
