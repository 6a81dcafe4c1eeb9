export { refundWithdrawal, retryWithdrawalRefunds } from './refund-withdrawal.ts'
export { withdrawalQueue } from './state-withdrawal.ts'
export { deleteWithdrawalKeys, listWithdrawals } from './withdrawal-queries.ts'
