import { createReaderInputSchema } from '../../../shared/admin/admin-schemas.ts'
import { createVendorOperation } from '../operations/run-vendor-operation.ts'
import { requireReader } from './reader-queries.ts'

/** Ends all sessions of a user on every device, once per operation (B20.16). */
export const logOutOperation = createVendorOperation({
  kind: 'logged-out',
  schema: createReaderInputSchema({}),
  subjectOf: ({ userId }) => userId,
  check: async ({ db }, { userId }) => (await requireReader(db, userId)).uid,
  async send({ identity }, { input: { userId, reason }, target: uid }) {
    await identity.endSessions(uid)
    return { userId, reason }
  },
})
