document.querySelector('output').textContent = 'Tickets: 2';
