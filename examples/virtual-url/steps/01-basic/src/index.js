import { version } from 'virtual:build-info';

console.log(`Blog ${version}`);
