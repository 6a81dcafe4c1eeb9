/** Limits in days that the code enforces. Texts insert them by name, such as `{graceDays}`. */
export const enforcedDays = {
  /** Days for which Pro stays available while a renewal fails. */
  graceDays: 21,
  /** Days for which the price of a bought guide counts towards Pro. */
  creditDays: 30,
  /** Days for which an offline copy stays readable without an online check. */
  offlineDays: 30,
  /** Days for which sent emails are stored. */
  mailDays: 90,
  /** Days for which it is stored that a user reached the reading limit. */
  limitDays: 90,
  /** Days for which a failed request can be found by its id. */
  failureDays: 7,
  /** Days for which the email address and message of a claimed gift are stored. */
  giftDays: 90,
  /** Days within which a scheduled account deletion can be canceled. */
  undoDays: 7,
  /** Days for which a data export can be downloaded. */
  copyDays: 3,
  /** Days within which a new email address can be confirmed. */
  emailChangeDays: 3,
  /** Days for which a user stays signed in. */
  sessionDays: 14,
} as const

/** Periods in days that texts promise and operators keep. */
export const promisedDays = {
  /** Days to correct or refund a guide that doesn't match its description. */
  refundDays: 14,
  /** Days of the legal withdrawal period for consumers in some countries. */
  withdrawalDays: 14,
  /** Days of notice before new terms apply. */
  termsNoticeDays: 14,
  /** Days of notice before a higher price applies or the shop closes. */
  noticeDays: 30,
  /** Days within which questions about personal data are answered. */
  answerDays: 30,
  /** Minimum days that a refund usually takes to arrive. */
  bankDaysFrom: 5,
  bankDaysTo: 10,
} as const
