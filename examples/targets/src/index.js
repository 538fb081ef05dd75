import('./greet.js').then(({ greet }) => console.log(greet()));
