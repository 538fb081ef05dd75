document.querySelector('output').textContent = 'Spring sale';
