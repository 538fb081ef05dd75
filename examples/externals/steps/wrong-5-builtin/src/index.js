import { readFileSync } from 'node:fs';
import path from 'path';

console.log(readFileSync, path);
