/** The shop's code is wrong, as opposed to the buyer's card. */
export class IntegrationError extends Error {
  override name = 'IntegrationError'
}
