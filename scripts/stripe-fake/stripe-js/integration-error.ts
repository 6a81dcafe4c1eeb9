/** Error in the shop's code, as opposed to a problem with the buyer's card. */
export class IntegrationError extends Error {
  override name = 'IntegrationError'
}
