import { brand } from 'colors';
import { panel } from './admin/panel.js';

console.log(brand, panel);
