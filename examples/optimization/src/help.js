document.querySelector('#answer').textContent = 'Write to help@museum.example';
