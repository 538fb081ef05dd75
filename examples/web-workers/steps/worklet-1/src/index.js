document.querySelector('#median').addEventListener('click', async () => {
  const context = new AudioContext();
  await context.audioWorklet.addModule(new URL('./noise.js', import.meta.url));
  new AudioWorkletNode(context, 'noise').connect(context.destination);
  document.querySelector('output').textContent = 'Noise';
});
