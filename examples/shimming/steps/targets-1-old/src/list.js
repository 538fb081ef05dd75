const tides = ['15:30', '3:10'];
console.log(tides.toSorted());
