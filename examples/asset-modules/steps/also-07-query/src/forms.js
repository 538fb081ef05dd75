import file from './leaf.svg';
import dataUri from './leaf.svg?inline';
import text from './leaf.svg?raw';
import bytes from './leaf.svg' with { type: 'bytes' };

console.log(file);
console.log(dataUri.slice(0, 40));
console.log(text.slice(0, 40));
console.log(bytes.slice(0, 5));
