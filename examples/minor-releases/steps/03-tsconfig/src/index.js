import { capitalize } from 'lodash-es';

console.log(capitalize('tea'));
