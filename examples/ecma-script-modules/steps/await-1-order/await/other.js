console.log('other.js runs');
