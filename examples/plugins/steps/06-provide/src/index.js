document.body.append(`Total: ${price(30)}`);
