import { signOut } from './en.phrases';

console.log(signOut);
