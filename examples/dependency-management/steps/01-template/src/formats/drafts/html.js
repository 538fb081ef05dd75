export const format = () => '<p>To be done</p>';
