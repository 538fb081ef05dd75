import { version } from 'blog:build-info';

console.log(`Blog ${version}`);
