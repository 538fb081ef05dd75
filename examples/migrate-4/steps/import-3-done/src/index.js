import('./greet').then(({ default: greet }) => console.log(greet('Ada')));
