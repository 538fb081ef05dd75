exports.slug = (title) => title.toLowerCase().replaceAll(' ', '-');
