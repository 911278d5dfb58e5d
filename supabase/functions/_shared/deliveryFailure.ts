/** Why something was not delivered: a code without words, because the words of a server can name people. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  constructor(readonly code: string) {
    super(`Not delivered: ${code}`);
  }
}
