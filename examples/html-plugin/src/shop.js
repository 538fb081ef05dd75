document.querySelector('h1').textContent = 'Spring sale';
