// The pictures that a document's head and the web manifest name: webpack gives each a hashed name of its own.
import './public/apple-touch-icon.png';
import './public/favicon.svg';
import './public/icon-192.png';
import './public/icon-512.png';
