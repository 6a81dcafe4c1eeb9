import { z } from 'zod'
import { expect, test } from 'vitest'
import { createAuditedAction } from './run-operation.ts'

test('an audited action that waits for a lock is logged with the time after the wait', async () => {
  const logged: unknown[] = []
  const values = (row: unknown) => {
    logged.push(row)
    return { execute: async () => [] }
  }
  const tx = { insertInto: () => ({ values }) }
  const db = { transaction: () => ({ execute: (run: (own: typeof tx) => unknown) => run(tx) }) }
  let now = new Date('2026-03-01T12:00:00Z')
  const withdraw = createAuditedAction(z.object({}), async () => {
    now = new Date('2026-03-01T12:00:30Z')
    return { kind: 'guide-state-changed', guideId: 1 }
  })
  const ctx = { deps: { db, clock: () => now }, member: { uid: 'mio', email: 'mio@example.com' } }
  await withdraw.run({ ctx: ctx as never, input: {} })
  expect(logged).toMatchObject([{ guideId: 1, happenedAt: now, operatorUid: 'mio' }])
})
