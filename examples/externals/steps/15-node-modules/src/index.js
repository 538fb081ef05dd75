import { readFileSync } from 'node:fs';
import _ from 'lodash';
import chunk from 'lodash-es/chunk.js';
import { version } from './version.js';

const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
console.log(name, version, _.chunk([1, 2, 3], 2).length, chunk([1, 2, 3], 2).length);
