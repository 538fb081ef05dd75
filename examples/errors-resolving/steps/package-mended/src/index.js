import { capitalize } from 'lodash';

console.log(capitalize('open'));
