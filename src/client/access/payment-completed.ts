/** B5.13: any part of the page tells by this window event that a payment was completed. */
export const paymentCompletedEvent = 'paymentCompleted'

export function dispatchPaymentCompleted(): void {
  window.dispatchEvent(new Event(paymentCompletedEvent))
}
