export { createGuestFetch, startProofWorkers } from './start-proof-workers.ts'
export { searchPaidLines } from './search-paid-lines.ts'
export { measureProof } from './measure-proof.ts'
