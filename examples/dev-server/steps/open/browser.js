// Stands in for a browser: notes what it was asked to open.
import { appendFileSync } from 'node:fs';

appendFileSync('opened.txt', `${process.argv.slice(2).join(' ')}\n`);
