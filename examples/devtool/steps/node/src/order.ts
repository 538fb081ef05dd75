import { total } from './cart.ts';

try {
  total([]);
} catch (error) {
  const [message, place] = (error as Error).stack?.split('\n') ?? [];
  console.log(message);
  console.log(place);
}
