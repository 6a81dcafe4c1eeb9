import { paths } from '../paths.ts'

/** Returns the path of the page to withdraw from the contract of a receipt. */
export const getWithdrawPath = (receiptId: string) => `${paths.withdraw}?receipt=${receiptId}`

/** Path of the page to cancel Pro at the end of the paid month. */
export const endPlanPath = `${paths.withdraw}?plan=end`
