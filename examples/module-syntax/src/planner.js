export async function open() {
  const { route } = await import(/* webpackPreload: true */ './route.js');
  return route('Bern', 'Graz');
}
