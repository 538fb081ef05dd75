export const edit = () => 'Type here';
