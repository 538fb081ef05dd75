import { h } from 'https://esm.example.com/preact';

console.log(h);
