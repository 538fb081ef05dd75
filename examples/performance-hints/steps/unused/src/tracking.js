console.log('Tracking starts');

export const track = (event) => console.log(event);
