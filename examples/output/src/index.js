import './gallery.css';

const logo = document.createElement('img');
logo.src = new URL('./logo.svg', import.meta.url);
logo.alt = 'Gallery';

const button = document.createElement('button');
button.textContent = 'Show the photo';
button.addEventListener('click', async () => {
  const { show } = await import('./photo.js');
  show(document.body);
});

document.body.append(logo, button);
