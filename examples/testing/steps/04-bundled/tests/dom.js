import { Window } from 'happy-dom';

globalThis.document = new Window().document;
