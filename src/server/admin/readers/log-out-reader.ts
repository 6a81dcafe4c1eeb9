import type { z } from 'zod'
import { logOutInput } from '../../../shared/admin/admin-schemas.ts'
import type { AuthDeps } from '../../auth/index.ts'
import type { Caller } from '../../platform/caller.ts'
import { runVendorOperation, type VendorOperation } from '../operations/run-vendor-operation.ts'
import { requireReader } from './require-reader.ts'

type LogOutDeps = Pick<AuthDeps, 'db' | 'identity' | 'jobs' | 'clock'>
type LogOutInput = z.infer<typeof logOutInput>

/** Ends all sessions of a user on every device, once per operation (B20.16). */
export const logOutOperation: VendorOperation<LogOutDeps, LogOutInput> = {
  kind: 'logged-out',
  parse: (stored) => logOutInput.parse(stored),
  subjectOf: ({ userId }) => userId,
  check: async ({ db }, { userId }) => (await requireReader(db, userId)).uid,
  async send({ identity }, { input: { userId, reason }, target: uid }) {
    await identity.endSessions(uid)
    return { userId, reason }
  },
}

export const logOutReader = (deps: LogOutDeps, operator: Caller, input: LogOutInput) =>
  runVendorOperation(deps, operator, logOutOperation, input)
