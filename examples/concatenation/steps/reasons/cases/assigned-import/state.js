export let total = 10;
