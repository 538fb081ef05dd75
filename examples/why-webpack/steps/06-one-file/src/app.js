import startCase from 'lodash-es/startCase.js';
import { scale } from './recipe.js';

const name = startCase('wheat_flour');
document.querySelector('p').textContent = `${name}: ${scale(250, 4)}`;
