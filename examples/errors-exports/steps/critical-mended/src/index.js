const language = navigator.language;

import(`./texts/${language}.js`).then(({ hello }) => console.log(hello));
