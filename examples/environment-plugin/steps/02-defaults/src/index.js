console.log(process.env.REGION, process.env.SALE, process.env.PAGE_SIZE, process.env.BANNER);
