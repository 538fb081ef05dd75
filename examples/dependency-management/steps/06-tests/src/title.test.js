import assert from 'node:assert/strict';
import { title } from './title.js';

assert.equal(await title('fr-CA'), 'Mes randonnées');
