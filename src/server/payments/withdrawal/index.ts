export { refundWithdrawal, retryWithdrawalRefunds } from './refund-withdrawal.ts'
export { withdrawalQueue } from './record-withdrawal.ts'
export { deleteWithdrawalKeys, listWithdrawals } from './withdrawal-queries.ts'
