import { bedUrl } from './bed.svg';

console.log(bedUrl);
