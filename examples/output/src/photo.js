import './photo.css';

export function show(parent) {
  const caption = document.createElement('p');
  caption.textContent = 'Sunrise';
  parent.append(caption);
}
