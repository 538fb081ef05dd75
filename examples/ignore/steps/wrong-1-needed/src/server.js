import { openDatabase } from './database.js';

openDatabase();
console.log('The chat is ready.');
