export const price = <output>3</output>;
