const { route } = await import('../src/route.js');

console.log(route('Bern', 'Graz'));
