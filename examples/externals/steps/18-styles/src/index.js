import './style.css';

document.body.style.backgroundImage = `url(${new URL('shared/map.png', import.meta.url)})`;
