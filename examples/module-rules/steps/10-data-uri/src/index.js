import note from 'data:text/markdown,%23%20Note';
import script from 'data:text/javascript,export default 1';
import terms from './terms.md';

console.log(note, script, terms, new URL('data:image/gif;base64,R0lGODlhAQABAAAAADs=', import.meta.url));
