/** A mail that is ready to go. */
export interface OutgoingMail {
  /** Makes the Message-ID, by which receiving servers recognise a repeat. */
  id: string
  /** One address. */
  to: string
  /** The reply-to address. */
  replyTo: string | null
  subject: string
  text: string
  html: string
}

/** The interface for sending mail. SMTP implements it. */
export interface Mailer {
  /** Resolves when a server has taken the mail; throws `PermanentMailError` when none ever will, anything else when later may do. */
  send: (mail: OutgoingMail) => Promise<void>
}

/** The recipient's server rejects this address permanently; retrying does not help. */
export class PermanentMailError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PermanentMailError'
  }
}
