const hot = import.meta.webpackHot;

hot.addStatusHandler((status) => console.log('status:', status));

document.querySelector('button').addEventListener('click', async () => {
  try {
    console.log('check:', await hot.check());
    if (hot.status() === 'ready') console.log('apply:', await hot.apply());
  } catch (error) {
    console.log(`${hot.status()}: ${error.message}`);
  }
});
