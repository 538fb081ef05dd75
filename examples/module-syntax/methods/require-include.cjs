require.include('../src/units.js');

exports.open = () => import('../src/route.js');
