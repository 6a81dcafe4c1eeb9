/** Outcomes of relinking an account: it moves to the new sign-in, or keeps its own and gives up the email. */
export const relinkOutcomes = ['moved', 'freed'] as const
export type RelinkOutcome = (typeof relinkOutcomes)[number]

/** Reasons why an email stays with its sign-in. */
export type RelinkObstacle =
  | 'no-account'
  | 'no-sign-in'
  | 'linked-already'
  | 'not-verified'
  | 'disabled'
  | 'has-account'
