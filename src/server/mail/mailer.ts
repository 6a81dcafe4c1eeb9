/** An email that is ready to send. */
export interface OutgoingMail {
  /** Source of the Message-ID, which mail servers use to recognize duplicates. */
  id: string
  /** A single email address. */
  to: string
  /** Reply-to address. Null for none. */
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** One-click unsubscribe URL (RFC 8058). Null for transactional emails. */
  leaveUrl: string | null
  /** Id of the HTTP request that caused the email. Null for none. */
  requestId: string | null
}

/** Interface for sending emails. Implemented with SMTP. */
export interface Mailer {
  /**
   * Awaits `handOver` before transmitting the message. Resolves when the server has accepted the email. Throws `PermanentMailError` if the address is
   * permanently rejected, `UnansweredMailError` if the outcome is unknown, and any other error if nothing was sent and a retry may succeed.
   */
  send: (mail: OutgoingMail, handOver: () => Promise<void>) => Promise<void>
}

/** Thrown if the recipient's server rejects the address permanently, so that a retry would fail, too. */
export class PermanentMailError extends Error {
  override readonly name = 'PermanentMailError'
}

/** Thrown if the connection ended while the message was transmitted, so that its acceptance is unknown. */
export class UnansweredMailError extends Error {
  override readonly name = 'UnansweredMailError'

  constructor(options?: ErrorOptions) {
    super(unansweredReason, options)
  }
}

export const unansweredReason = 'handed over, but the mail server never answered'
