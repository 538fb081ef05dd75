require(
  ['../src/route.js'],
  ({ route }) => console.log(route('Bern', 'Graz')),
  (error) => console.error(error),
);
