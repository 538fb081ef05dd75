console.log(`Tea shop ${VERSION}, ${PAGE_SIZE} teas per page`);
