import('./greet').then((greet) => console.log(greet('Ada')));
