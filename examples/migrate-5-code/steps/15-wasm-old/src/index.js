import('./add.bin').then(({ add }) => console.log(add(2, 3)));
