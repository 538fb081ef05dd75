export const render = () => '<h1>Your profile</h1>';
