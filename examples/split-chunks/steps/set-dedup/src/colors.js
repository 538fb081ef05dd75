const colors = 'black blue brown crimson cyan gold gray green indigo lime magenta maroon navy olive orange orchid pink plum purple red salmon silver tan teal tomato violet wheat white yellow';

document.body.dataset.colors = colors.split(' ').length;
for (const name of colors.split(' ')) {
  const option = document.createElement('option');
  option.textContent = name;
  option.style.color = name;
  option.value = name;
  document.querySelector('#colors')?.append(option);
}
