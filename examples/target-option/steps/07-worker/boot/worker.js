importScripts('/dist/js/main.js');
