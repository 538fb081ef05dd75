document.querySelector('#show').addEventListener('click', async () => {
  const { departures } = await import('./departures.js');
  document.querySelector('#departures').textContent = departures.join(', ');
});

fetch('/api/delay.json')
  .then((response) => response.json())
  .then(({ minutes }) => `Delay: ${minutes} minutes`)
  .catch(() => 'Delay: unknown')
  .then((text) => {
    document.querySelector('#delay').textContent = text;
  });
