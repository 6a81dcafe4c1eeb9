/** Path that unsubscribes from step reminders, by a form or by one click in an email program. */
export const stepMailPath = '/step-mail'
