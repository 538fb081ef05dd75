export const query = [__resourceQuery, __resourceFragment];
