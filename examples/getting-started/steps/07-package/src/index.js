import { startCase } from 'lodash-es';
import { greet } from './greet.js';
import './style.css';

document.body.append(greet(startCase('module-bundler')));
