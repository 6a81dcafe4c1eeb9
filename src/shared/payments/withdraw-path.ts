import { paths } from '../paths.ts'

/** Where a buyer withdraws from the contract of a receipt. */
export const withdrawPath = (receiptId: string) => `${paths.withdraw}?receipt=${receiptId}`

/** Where a buyer ends their plan with the month that is paid, by one button. */
export const endPlanPath = `${paths.withdraw}?plan=end`
