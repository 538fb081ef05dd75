console.log(btoa('tea'));
