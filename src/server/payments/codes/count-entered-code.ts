import type { PayDeps } from '../deps.ts'
import { consumeRateLimit } from '../../platform/rate-limit.ts'
import { codeLimitByAccount, codeLimitByNetwork } from '../limits.ts'

/** Counts each entered code by account and network before the code is looked up, because it may be a guess (B21.88). */
export async function countEnteredCode(
  deps: PayDeps,
  { code, uid, network }: { code: string | undefined; uid: string; network: string },
): Promise<void> {
  if (code === undefined) return
  await consumeRateLimit(deps, codeLimitByNetwork, network)
  await consumeRateLimit(deps, codeLimitByAccount, uid)
}
