import bytes from './terms.txt' with { type: 'bytes' };
import text from './terms.txt' with { type: 'text' };

console.log(text.trim());
console.log(bytes.constructor.name, bytes.length);
