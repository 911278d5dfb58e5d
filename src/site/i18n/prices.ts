import { bespokeFrom, minimumCharge, pricePerAccount } from '../brand';
import { pounds } from './format';

export const prices = {
  price: pricePerAccount,
  minimum: minimumCharge,
  limit: bespokeFrom,
  formatParams: { price: pounds, minimum: pounds },
};
