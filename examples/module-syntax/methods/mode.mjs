const { route } = await import(/* webpackMode: "eager" */ '../src/route.js');

console.log(route('Bern', 'Graz'));
