/** Deadlines in days. Code keeps them, and texts say them as `{graceDays}`. */
export const deadlines = {
  /** For which Pro can still be read while its renewal fails. */
  graceDays: 21,
  /** Within which a guide that is not what its page describes is put right or refunded. */
  refundDays: 14,
  /** Within which the law of some countries lets a consumer withdraw. */
  withdrawalDays: 14,
  /** Ahead of which new terms are announced. */
  termsNoticeDays: 14,
  /** Ahead of which a higher price, or the end of the shop, is announced. */
  noticeDays: 30,
  /** Within which questions about personal data are answered. */
  answerDays: 30,
  /** For which a copy on a device may go unchecked. */
  offlineDays: 30,
  /** For which sent mails are kept. */
  mailDays: 90,
  /** For which somebody stays signed in. */
  sessionDays: 14,
  /** After which returned money usually shows. */
  bankDaysFrom: 5,
  bankDaysTo: 10,
} as const
