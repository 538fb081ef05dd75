import { existsSync } from 'fs';
import { join } from 'path';

console.log(existsSync(join('src', 'index.js')));
