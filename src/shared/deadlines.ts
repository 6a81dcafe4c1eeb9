/** Limits in days that code enforces; texts use them as `{graceDays}`. */
export const enforcedDays = {
  /** How long Pro guides stay available while a renewal fails. */
  graceDays: 21,
  /** For how long the price of a guide counts towards Pro. */
  creditDays: 30,
  /** How long a copy on a device stays valid without an online check. */
  offlineDays: 30,
  /** How long sent emails are stored. */
  mailDays: 90,
  /** How long a failed request can be found by its id. */
  failureDays: 7,
  /** How long email and message of a claimed gift are stored. */
  giftDays: 90,
  /** How long a scheduled account deletion can be canceled. */
  undoDays: 7,
  /** How long a data export can be downloaded. */
  copyDays: 3,
  /** How long a new email address can be confirmed. */
  emailChangeDays: 3,
  /** How long a user stays signed in. */
  sessionDays: 14,
} as const

/** Periods in days that the texts promise and operators keep. */
export const promisedDays = {
  /** The time to correct or refund a guide that does not match its description. */
  refundDays: 14,
  /** The legal withdrawal period for consumers in some countries. */
  withdrawalDays: 14,
  /** The notice period for new terms. */
  termsNoticeDays: 14,
  /** The notice period for a higher price or the closing of the shop. */
  noticeDays: 30,
  /** The time to answer questions about personal data. */
  answerDays: 30,
  /** How long a refund usually takes to arrive. */
  bankDaysFrom: 5,
  bankDaysTo: 10,
} as const
