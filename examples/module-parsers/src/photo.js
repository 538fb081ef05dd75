import url from './photo.bin';

console.log(url);
