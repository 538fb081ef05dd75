export const render = () => '<h1>All notes</h1>';
