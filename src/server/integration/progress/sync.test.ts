import { expect, test } from 'vitest'
import { listDistinctNotes, type StepNote } from '../../../shared/progress/step-notes.ts'
import type { StepMark } from '../../../shared/progress/steps.ts'
import { callMutation } from '../../testing/call.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { syncProgress } from './testing/sync-progress.ts'

const shop = await openTestShop()
await shop.stock(
  { id: 1, titleEn: 'Sell narration', titleJa: 'ナレーションを売る' },
  { id: 2, isFreePreview: true },
  { id: 3, isFreePreview: true },
)
const now = shop.deps.clock().getTime()

const place = (guideId: number, percent: number, at: number) => ({ guideId, block: 'abcdefgh', percent, at })
const noteOf = (device: string, kind: StepNote['kind'], at: number, text: string): StepMark => ({
  guideId: 2,
  step: 'x'.repeat(16),
  place: 0,
  steps: 3,
  done: false,
  note: text,
  notes: [{ device, kind, at, text }],
  at,
})
const setSync = (person: Person, on: boolean, deleteStored = false) =>
  callMutation(shop, person, 'progress.setProgressSync', { on, deleteStored })

test('the latest reading place wins on every device, with its block and both titles (B21.93)', async () => {
  const aiko = await shop.signUp('aiko')
  await shop.post('/api/users/free-selection', { guideId: 1 }, aiko)
  await syncProgress(shop, aiko, { places: [place(1, 40, now - 5000), place(2, 10, now - 4000)] })
  await syncProgress(shop, aiko, { places: [place(1, 20, now - 9000), place(2, 60, now - 1000)] })
  expect((await syncProgress(shop, aiko)).places).toMatchObject([
    place(2, 60, now - 1000),
    { ...place(1, 40, now - 5000), titleEn: 'Sell narration', titleJa: 'ナレーションを売る' },
  ])
})

test('a sync returns only reading places newer than those sent, unless all are requested', async () => {
  const ben = await shop.signUp('ben')
  const [old, newer, other] = [place(2, 40, now - 5000), place(2, 50, now - 1000), place(3, 50, now - 2000)]
  await syncProgress(shop, ben, { places: [newer, other] })
  expect((await syncProgress(shop, ben, { places: [old] })).places).toMatchObject([newer])
  expect((await syncProgress(shop, ben, { places: [newer] })).places).toEqual([])
  expect((await syncProgress(shop, ben, { places: [newer] }, true)).places).toMatchObject([other])
})

test('reading places are neither stored nor returned while the user has no access to the guide', async () => {
  const chie = await shop.signUp('chie')
  expect((await syncProgress(shop, chie, { places: [place(1, 40, now)] }, true)).places).toEqual([])
  expect((await syncProgress(shop, chie)).places).toEqual([])
  await shop.post('/api/users/free-selection', { guideId: 1 }, chie)
  await syncProgress(shop, chie, { places: [place(1, 40, now)] })
  expect((await syncProgress(shop, chie)).places).toMatchObject([place(1, 40, now)])
  expect((await syncProgress(shop, await shop.signUp('other'))).places).toEqual([])
})

test('synced times ahead of the server’s clock are set to the server’s time', async () => {
  const dan = await shop.signUp('dan')
  const ahead = now + 1_000_000_000
  await syncProgress(shop, dan, { places: [place(2, 40, ahead)], marks: [noteOf('a', 'mac', ahead, 'Ask')] })
  const stored = await syncProgress(shop, dan)
  const times = [...stored.places, ...stored.marks, ...(stored.marks[0]?.notes ?? [])].map(({ at }) => at)
  expect(times).toHaveLength(3)
  for (const at of times) expect(at).toBeLessThanOrEqual(stored.now)
})

test('two notes written offline on one step are both kept until a merged note replaces them (B21.94)', async () => {
  const emi = await shop.signUp('emi')
  await Promise.all([
    syncProgress(shop, emi, { marks: [noteOf('a', 'iphone', now - 5000, 'Ask Yui')] }),
    syncProgress(shop, emi, { marks: [noteOf('b', 'mac', now - 3000, 'Ask Ben')] }),
  ])
  const [both] = (await syncProgress(shop, emi)).marks
  expect(listDistinctNotes(both?.notes ?? [])).toEqual([
    { device: 'b', kind: 'mac', at: now - 3000, text: 'Ask Ben' },
    { device: 'a', kind: 'iphone', at: now - 5000, text: 'Ask Yui' },
  ])
  const joined = noteOf('b', 'mac', now - 1000, 'Ask Yui and Ben')
  const replaced = { device: 'a', kind: 'iphone' as const, at: now - 5000, text: '' }
  await syncProgress(shop, emi, { marks: [{ ...joined, notes: [...(joined.notes ?? []), replaced] }] })
  await syncProgress(shop, emi, { marks: [noteOf('a', 'iphone', now - 5000, 'Ask Yui')] })
  const [after] = (await syncProgress(shop, emi)).marks
  expect(listDistinctNotes(after?.notes ?? []).map(({ text }) => text)).toEqual(['Ask Yui and Ben'])
})

test('a step note stored by the previous release is kept beside a new note', async () => {
  const fumi = await shop.signUp('fumi')
  await shop.deps.pool.query(
    `insert into step_marks (user_id, guide_id, step, place, steps, done, note, changed_at)
    select id, 2, $2, 0, 3, true, 'Old', now() from users where firebase_uid = $1`,
    [fumi.uid, 'x'.repeat(16)],
  )
  await syncProgress(shop, fumi, { marks: [noteOf('a', 'mac', now - 3000, 'New')] })
  const [mark] = (await syncProgress(shop, fumi)).marks
  expect(new Set(listDistinctNotes(mark?.notes ?? []).map(({ text }) => text))).toEqual(
    new Set(['Old', 'New']),
  )
})

test('progress is neither stored nor returned while the user’s sync is off (B21.95)', async () => {
  const gen = await shop.signUp('gen')
  await syncProgress(shop, gen, { places: [place(2, 40, now - 5000)] })
  await setSync(gen, false)
  const off = await syncProgress(
    shop,
    gen,
    { places: [place(2, 60, now - 1000)], saved: [{ guideId: 1, saved: true, at: now }] },
    true,
  )
  expect(off).toMatchObject({ on: false, saved: [], marks: [], places: [] })
  await setSync(gen, true)
  expect(await syncProgress(shop, gen)).toMatchObject({
    on: true,
    saved: [],
    places: [place(2, 40, now - 5000)],
  })
})

test('turning the sync off can also delete the stored progress', async () => {
  const hana = await shop.signUp('hana')
  await syncProgress(shop, hana, {
    places: [place(2, 40, now)],
    marks: [noteOf('a', 'mac', now, 'Ask')],
    saved: [{ guideId: 1, saved: true, at: now }],
  })
  await setSync(hana, false, true)
  await setSync(hana, true)
  expect(await syncProgress(shop, hana)).toMatchObject({ saved: [], marks: [], places: [] })
})
