/** Name of the window event for a completed payment (B5.13). */
export const paymentCompletedEvent = 'paymentCompleted'

export function dispatchPaymentCompleted(): void {
  window.dispatchEvent(new Event(paymentCompletedEvent))
}
