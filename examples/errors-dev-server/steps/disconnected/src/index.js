fetch('/api/hours').then(({ status }) => console.log(status));
