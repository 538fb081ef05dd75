import { startCase } from 'lodash-es';
import { scale } from './recipe.js';

const name = startCase('wheat_flour');
document.querySelector('p').textContent = `${name}: ${scale(250, 4)}`;
