import { version } from 'virtual:build-inof';

console.log(`Blog ${version}`);
