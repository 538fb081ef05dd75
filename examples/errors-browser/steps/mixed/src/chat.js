document.querySelector('button').onclick = async () => {
  const { answer } = await import(/* webpackChunkName: "page" */ './answer.cjs');
  console.log(answer);
};
