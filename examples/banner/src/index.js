import './style.css';

document.querySelector('button').addEventListener('click', async () => {
  const { time } = await import('./time.js');
  document.querySelector('output').textContent = time();
});
