const language = navigator.language;
const file = `./texts/${language}.js`;

import(file).then(({ hello }) => console.log(hello));
