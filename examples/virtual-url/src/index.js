console.log('blog');
