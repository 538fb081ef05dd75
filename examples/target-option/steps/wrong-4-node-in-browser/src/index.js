import path from 'node:path';

console.log(path.sep);
