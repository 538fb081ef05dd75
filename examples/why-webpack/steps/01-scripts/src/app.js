document.querySelector('p').textContent = `Flour: ${scale(250, 4)}`;
