import path from 'path';

console.log(path.sep);
