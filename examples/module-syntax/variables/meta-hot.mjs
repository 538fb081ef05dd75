import { km } from '../src/units.js';

if (import.meta.webpackHot) import.meta.webpackHot.accept('../src/units.js', () => console.log(km(3)));
