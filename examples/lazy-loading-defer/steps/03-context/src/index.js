const load = (name) => import.defer(`./kinds/${name}.js`);

document.querySelector('button').addEventListener('click', async () => {
  const week = await load('week');
  console.log('week.js is loaded');
  console.log(week.kind);
});
