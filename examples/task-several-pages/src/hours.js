import './style.css';

export function showHours() {
  document.querySelector('output').textContent = 'Open at 7:00';
}
