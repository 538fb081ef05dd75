document.querySelector('p').textContent = `Flour: ${recipe.scale(250, 4)}`;
