/**
 * Outcomes of relinking an account. 'moved': it uses the new sign-in. 'freed': it keeps its sign-in and loses the email address.
 */
export const relinkOutcomes = ['moved', 'freed'] as const
export type RelinkOutcome = (typeof relinkOutcomes)[number]

/** Reasons why an email address can't be moved to another sign-in. */
export type RelinkObstacle =
  | 'no-account'
  | 'no-sign-in'
  | 'linked-already'
  | 'not-verified'
  | 'disabled'
  | 'has-account'
