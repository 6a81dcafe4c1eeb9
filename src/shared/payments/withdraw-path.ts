import { paths } from '../paths.ts'

/** Where a buyer withdraws from the contract of a receipt. */
export const withdrawPath = (receiptId: string) => `${paths.withdraw}?receipt=${receiptId}`
