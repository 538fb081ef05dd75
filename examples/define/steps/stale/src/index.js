console.log(`Built in run ${RUN}`);
