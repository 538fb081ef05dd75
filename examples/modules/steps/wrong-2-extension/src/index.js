import { euros } from './euros';

console.log(euros(30));
