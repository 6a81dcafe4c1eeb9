export type Decline = {
  type: 'card_error'
  code: string
  message: string
  decline_code?: string
  advice_code?: string
  network_decline_code?: string
}

export type TestCard = {
  /** Id of the card in calls from servers, such as `pm_card_visa`. */
  id: string
  /** Card number for card forms. */
  number: string
  brand: 'amex' | 'jcb' | 'mastercard' | 'visa'
  country: string
  /** Result of paying with this card, as listed on the overview page. */
  result: string
  decline?: Decline
  authentication?: 'always' | 'unless-set-up'
  disputed?: 'dispute' | 'inquiry'
  refund?: 'pending-first' | 'fails-later'
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  type: 'card_error',
  code: 'card_declined',
  decline_code: declineCode,
  message,
  advice_code: 'try_again_later',
  network_decline_code: '05',
})

const refused = (code: string, message: string): Decline => ({ type: 'card_error', code, message })

const insufficientFunds = declined('insufficient_funds', 'Your card has insufficient funds.')

function card(id: string, number: string, result: string, rest: Partial<TestCard> = {}): TestCard {
  return { id, number, brand: 'visa', country: 'US', result, ...rest }
}

// Stripe's test cards. https://docs.stripe.com/testing lists their numbers and ids.
export const testCards: readonly TestCard[] = [
  card('pm_card_visa', '4242424242424242', 'Succeeds'),
  card('pm_card_mastercard', '5555555555554444', 'Succeeds', { brand: 'mastercard' }),
  card('pm_card_amex', '378282246310005', 'Succeeds', { brand: 'amex' }),
  card('pm_card_jcb', '3566002020360505', 'Succeeds', { brand: 'jcb', country: 'JP' }),
  card('pm_card_jp', '4000003920000003', 'Succeeds, Japanese card', { country: 'JP' }),
  card('pm_card_visa_chargeDeclined', '4000000000000002', 'Declined', {
    decline: declined('generic_decline'),
  }),
  card('pm_card_visa_chargeDeclinedInsufficientFunds', '4000000000009995', 'Insufficient funds', {
    decline: insufficientFunds,
  }),
  card('pm_card_visa_chargeDeclinedLostCard', '4000000000009987', 'Lost card', {
    decline: declined('lost_card'),
  }),
  card('pm_card_visa_chargeDeclinedStolenCard', '4000000000009979', 'Stolen card', {
    decline: declined('stolen_card'),
  }),
  card('pm_card_chargeDeclinedExpiredCard', '4000000000000069', 'Expired card', {
    decline: refused('expired_card', 'Your card has expired.'),
  }),
  card('pm_card_chargeDeclinedIncorrectCvc', '4000000000000127', 'Incorrect security code', {
    decline: refused('incorrect_cvc', "Your card's security code is incorrect."),
  }),
  card('pm_card_chargeDeclinedProcessingError', '4000000000000119', 'Processing error', {
    decline: refused(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ),
  }),
  card('pm_card_authenticationRequiredOnSetup', '4000002500003155', '3-D Secure unless set up before', {
    authentication: 'unless-set-up',
  }),
  card('pm_card_authenticationRequired', '4000002760003184', '3-D Secure, then succeeds', {
    authentication: 'always',
  }),
  card(
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    '4000008260003178',
    '3-D Secure, then insufficient funds',
    { authentication: 'always', decline: insufficientFunds },
  ),
  card('pm_card_chargeCustomerFail', '4000000000000341', 'Can be saved, charges are declined', {
    decline: declined('generic_decline'),
  }),
  card('pm_card_createDispute', '4000000000000259', 'Succeeds, then disputed as fraudulent', {
    disputed: 'dispute',
  }),
  card('pm_card_createDisputeInquiry', '4000000000001976', 'Succeeds, then its bank inquires', {
    disputed: 'inquiry',
  }),
  card('pm_card_pendingRefund', '4000000000007726', 'Succeeds; a refund is pending first', {
    refund: 'pending-first',
  }),
  card('pm_card_refundFail', '4000000000005126', 'Succeeds; a refund fails later', {
    refund: 'fails-later',
  }),
]

export const findTestCard = (id: string): TestCard | undefined => testCards.find((each) => each.id === id)

export const findTestCardByNumber = (number: string): TestCard | undefined =>
  testCards.find((each) => each.number === number)

/** Decline of a number that is no test card, as in Stripe's test mode. */
export const notATestCardDecline = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
)

export const authenticationRequiredDecline: Decline = {
  ...declined('authentication_required', 'Your card was declined. This transaction requires authentication.'),
  code: 'authentication_required',
}
