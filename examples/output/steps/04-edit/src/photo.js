import './photo.css';

export function show(parent) {
  const caption = document.createElement('p');
  caption.textContent = 'Sunset';
  parent.append(caption);
}
