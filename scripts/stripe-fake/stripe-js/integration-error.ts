/** An error in the shop's code, as opposed to the buyer's card. */
export class IntegrationError extends Error {
  override name = 'IntegrationError'
}
