import text from './leaf.svg' with { type: 'text' };

console.log(text);
