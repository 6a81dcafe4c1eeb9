import { paths } from '../paths.ts'

/** Returns the path to withdraw from the contract of a receipt. */
export const withdrawPath = (receiptId: string) => `${paths.withdraw}?receipt=${receiptId}`

/** Path to cancel the plan at the end of the paid month. */
export const endPlanPath = `${paths.withdraw}?plan=end`
