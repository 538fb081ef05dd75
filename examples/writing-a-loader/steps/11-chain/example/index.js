import { signOut } from './fr.latin1.phrases';

console.log(signOut);
