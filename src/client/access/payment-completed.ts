/** B5.13: the window event for a completed payment. */
export const paymentCompletedEvent = 'paymentCompleted'

export function dispatchPaymentCompleted(): void {
  window.dispatchEvent(new Event(paymentCompletedEvent))
}
