/** A mail that is ready to go. */
export interface OutgoingMail {
  /** Makes the Message-ID, by which receiving servers recognise a repeat. */
  id: string
  /** One address. */
  to: string
  /** Where answers go instead of to the sender. */
  replyTo: string | null
  subject: string
  text: string
  html: string
}

/** What we need of whoever carries mail. SMTP fulfils it. */
export interface Mailer {
  /** Resolves when a server has taken the mail; throws `PermanentMailError` when none ever will, anything else when later may do. */
  send: (mail: OutgoingMail) => Promise<void>
}

/** This recipient's server does not take mail for them, however often it is tried. */
export class PermanentMailError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PermanentMailError'
  }
}
