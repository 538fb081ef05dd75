export const Unit = { Kilometer: 'km', Mile: 'mi' } as const;

export type Unit = (typeof Unit)[keyof typeof Unit];
