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
  /** Where mail programs end such mails with one press (RFC 8058); null for mails that are not sent to many. */
  leaveUrl: string | null
  /** The request that it comes from. */
  requestId: string | null
}

/** The interface for sending mail. SMTP implements it. */
export interface Mailer {
  /**
   * Awaits `handOver` when a server is ready for the message and before it gets any of it. Resolves when the server
   * has accepted the email; throws `PermanentMailError` when no server ever will, `UnansweredMailError` when the
   * outcome is unknown, and anything else when nothing was sent and a retry may succeed.
   */
  send: (mail: OutgoingMail, handOver: () => Promise<void>) => Promise<void>
}

/** The recipient's server rejects this address permanently; retrying does not help. */
export class PermanentMailError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PermanentMailError'
  }
}

/** The text was on its way to the server, which has not said whether it took it. */
export class UnansweredMailError extends Error {
  constructor(options?: ErrorOptions) {
    super(unanswered, options)
    this.name = 'UnansweredMailError'
  }
}

export const unanswered = 'handed over, but the mail server never answered'
