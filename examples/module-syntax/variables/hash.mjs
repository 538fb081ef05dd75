console.log(`build ${__webpack_hash__}`);
