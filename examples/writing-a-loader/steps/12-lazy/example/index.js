import loadGerman from './de.phrases?lazy';

loadGerman().then(({ hello }) => console.log(hello({ name: 'Tom & Ana' })));
