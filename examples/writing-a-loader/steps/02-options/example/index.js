import { hello, signOut } from './en.phrases';

console.log(signOut);
console.log(hello({ name: 'Tom & Ana' }));
