const { route } = await import(/* webpackChunkName: "planner" */ '../src/route.js');
const { km } = await import(/* webpackChunkName: "planner" */ '../src/units.js');

console.log(route('Bern', 'Graz'), km(3));
