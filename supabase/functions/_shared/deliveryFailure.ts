/** Why something was not delivered: a code, because the message of a server can name people. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure';
  constructor(readonly code: string) {
    super(`Not delivered: ${code}`);
  }
}
