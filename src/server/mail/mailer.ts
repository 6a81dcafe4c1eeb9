/** An email that is ready to send. */
export interface OutgoingMail {
  /** Source of the Message-ID, by which servers recognize a duplicate. */
  id: string
  /** A single address. */
  to: string
  /** The reply-to address. */
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** One-click unsubscribe URL (RFC 8058); null for emails to individuals. */
  leaveUrl: string | null
  /** Id of the request that caused it. */
  requestId: string | null
}

/** The interface for sending emails. SMTP implements it. */
export interface Mailer {
  /**
   * Awaits `handOver` before the server gets any of the message. Resolves when the server has accepted the email. Throws
   * `PermanentMailError` if no server ever will, `UnansweredMailError` if the outcome is unknown, and any other error if nothing
   * was sent and a retry may succeed.
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

/** The connection ended while the message was sent, so its acceptance is unknown. */
export class UnansweredMailError extends Error {
  constructor(options?: ErrorOptions) {
    super(unanswered, options)
    this.name = 'UnansweredMailError'
  }
}

export const unanswered = 'handed over, but the mail server never answered'
