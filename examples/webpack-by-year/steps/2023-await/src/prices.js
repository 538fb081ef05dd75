const load = async () => ({ oolong: 14 });

export const prices = await load();
