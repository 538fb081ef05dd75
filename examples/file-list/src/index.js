document.body.textContent = 'Hello!';
