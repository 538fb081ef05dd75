import defer * as atlas from 'atlas';
import source geo from 'geo';

console.log(geo);
document.querySelector('button').addEventListener('click', () => console.log(atlas.city));
