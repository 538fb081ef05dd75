import './chart.css';

export function chart(walks) {
  const list = document.createElement('ul');
  list.className = 'chart';
  for (const { place, km } of walks) {
    const bar = document.createElement('li');
    bar.textContent = place;
    bar.style.width = `${km}em`;
    list.append(bar);
  }
  return list;
}
