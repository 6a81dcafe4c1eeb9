/** Where reminders of steps are ended, by a form and by mail programs. */
export const stepMailPath = '/step-mail'

export const isStepKey = (text: string) => /^[\w-]{43}$/.test(text)
