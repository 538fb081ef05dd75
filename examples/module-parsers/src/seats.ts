const seats: number = 4;
console.log(seats);
