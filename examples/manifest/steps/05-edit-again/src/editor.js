export const edit = () => 'Write your note here';
