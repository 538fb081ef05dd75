import terms from './terms.txt';

console.log(`Version ${VERSION}. ${terms.trim()}`);

export const help = () => import('./help.js');
