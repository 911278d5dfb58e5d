import { bespokeFrom, minimumCharge, pricePerAccount } from '../brand';
import { pounds } from './format';

/** The prices as parameters of texts. */
export const prices = {
  price: pricePerAccount,
  minimum: minimumCharge,
  limit: bespokeFrom,
  formatParams: { price: pounds, minimum: pounds },
};
