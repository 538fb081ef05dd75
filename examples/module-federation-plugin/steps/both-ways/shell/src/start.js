import { currentSession } from 'cart/session';
import { session } from './session.js';

document.querySelector('p').textContent =
  currentSession() === session ? 'One session' : 'Two sessions';
