import { currency, vat } from '@/settings.ts';

const net: number = 40;
document.querySelector('#price')!.textContent = `${net * (1 + vat)} ${currency}`;
