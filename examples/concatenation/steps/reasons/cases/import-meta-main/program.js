const { main } = import.meta;

export const isProgram = main;
