const load = () => import('./greet.js');

load().then(({ greet }) => console.log(greet('webpack')));
