export { startAdminWorkers } from './start-admin-workers.ts'
export { findRepeatedRefunds } from './orders/find-repeated-refunds.ts'
export { insertAuditEntry } from './audit-log/audit-log-queries.ts'
