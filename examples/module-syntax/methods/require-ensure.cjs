require.ensure(
  ['../src/units.js'],
  (require) => {
    const { route } = require('../src/route.js');
    console.log(route('Bern', 'Graz'));
  },
  (error) => console.error(error),
  'planner',
);
