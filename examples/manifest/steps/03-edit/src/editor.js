export const edit = () => 'Write here';
