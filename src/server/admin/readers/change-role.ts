import { z } from 'zod'
import { createReaderInputSchema } from '../../../shared/admin/admin-schemas.ts'
import { roles } from '../../../shared/auth/roles.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  createAdminAction,
  createChangedSinceShownRefusal,
  type AdminDeps,
} from '../operations/run-operation.ts'
import { createVendorOperation } from '../operations/run-vendor-operation.ts'
import { requireReader } from './reader-queries.ts'

/** Returns the user's role according to Firebase. Null without a role. */
export async function readRole({ db, identity }: AdminDeps, userId: number) {
  const { uid } = await requireReader(db, userId)
  return { role: (await identity.findRole(uid)) ?? null }
}

/** Sets or removes a user's role, once per operation (B20.30). */
export const changeRoleOperation = createVendorOperation({
  kind: 'role-changed',
  schema: createReaderInputSchema({
    role: z.enum(roles).nullable(),
    shown: z.object({ role: z.enum(roles).nullable() }),
  }),
  subjectOf: ({ userId }) => userId,

  async check(deps, { userId, shown }) {
    const { uid } = await requireReader(deps.db, userId)
    const { role } = await readRole(deps, userId)
    const name = role ?? 'none'
    if (role !== shown.role)
      throw createChangedSinceShownRefusal('role', `The role is "${name}" by now`, name)
    return uid
  },

  async send({ identity }, { input: { userId, role, shown, reason }, target: uid }) {
    await identity.setRole(uid, role ?? undefined)
    const values = { before: { role: shown.role ?? 'none' }, after: { role: role ?? 'none' } }
    return { userId, reason, ...values }
  },
})

/** Changes a user's role. Rejects owners who change their own role, so that at least one owner remains (B20.2). */
export const changeRole = createAdminAction(changeRoleOperation.schema, async (input, { deps, operator }) => {
  const { uid } = await requireReader(deps.db, input.userId)
  if (uid === operator.uid) throw new Refusal('forbidden', 'Another owner changes your role')
  await changeRoleOperation.run({ ctx: { deps, member: operator }, input })
})
