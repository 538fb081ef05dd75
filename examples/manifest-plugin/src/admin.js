document.querySelector('output').textContent = 'No open orders.';
