import { expect, test } from 'vitest'
import type { StepMark } from '../../../shared/progress/steps.ts'
import type { GuidePage } from '../../../shared/guides/guide-schemas.ts'
import type { Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'
import { syncProgress } from './testing/sync-progress.ts'

const contentEn =
  'Intro that everybody may read.\n\n1. **Pick a shop.** Ask.\n2. Write the text.\n3. Send it.'
const contentJa = '誰でも読める紹介。\n\n1. **店を選ぶ。** 聞く。\n2. 文を書く。\n3. 送る。'

const shop = await openTestShop()
await shop.stock({ id: 1, contentEn, contentJa }, { id: 2, contentEn, contentJa, isFreePreview: true })
const now = shop.deps.clock().getTime()

const answerOf = <T>(answer: { json: <J>() => J }) =>
  answer.json<{ result: { data: { json: T } } }>().result.data.json
const read = async (person: Person | undefined, guideId: number, language: 'en' | 'ja' = 'en') => {
  const input = encodeURIComponent(JSON.stringify({ json: { id: guideId, language } }))
  return answerOf<GuidePage>(await shop.visit(`/trpc/guides.find?input=${input}`, person)).body
}
/** Sends the step marks of one device and returns those that another device receives, without their notes. */
const sync = async (person: Person, ...marks: StepMark[]) => {
  await syncProgress(shop, person, { marks })
  return (await syncProgress(shop, person)).marks.map(({ notes: _, ...mark }) => mark)
}

const markOf = (step: string, at: number, more: Partial<StepMark> = {}): StepMark => ({
  guideId: 1,
  step,
  place: 0,
  steps: 3,
  done: true,
  note: '',
  at,
  ...more,
})

test('only users with access get a guide’s steps, with the same keys in both languages (B21.5)', async () => {
  const aiko = await shop.signUp('aiko')
  expect(await read(undefined, 1)).toBe(null)
  expect(await read(aiko, 1)).toBe(null)
  await shop.post('/api/users/free-selection', { guideId: 1 }, aiko)
  const [english, japanese] = [await read(aiko, 1), await read(aiko, 1, 'ja')]
  expect(english?.steps?.map(({ text }) => text)).toEqual(['Pick a shop.', 'Write the text.', 'Send it.'])
  expect(japanese?.steps?.map(({ text }) => text)).toEqual(['店を選ぶ。', '文を書く。', '送る。'])
  expect(japanese?.steps?.map(({ key }) => key)).toEqual(english?.steps?.map(({ key }) => key))
})

test('the latest mark of each step wins across devices and is visible to no other user (B21.7)', async () => {
  const [ben, chie] = [await shop.signUp('ben'), await shop.signUp('chie')]
  const [first = '', second = ''] = (await read(ben, 2))?.steps?.map(({ key }) => key) ?? []
  const laptop = [
    markOf(first, now - 5000, { guideId: 2 }),
    markOf(second, now - 1000, { guideId: 2, note: 'Two hours' }),
  ]
  const phone = [
    markOf(first, now - 2000, { guideId: 2, done: false }),
    markOf(second, now - 9000, { guideId: 2 }),
  ]
  await sync(ben, ...laptop)
  expect(await sync(ben, ...phone)).toEqual([laptop[1], phone[0]])
  expect(await sync(ben)).toEqual([laptop[1], phone[0]])
  expect(await sync(chie)).toEqual([])
})

test('step marks are neither stored nor returned while the user has no access to the guide', async () => {
  const dan = await shop.signUp('dan')
  const mark = markOf('aaaaaaaaaaaaaaaa', now - 1000, { note: 'Mine' })
  expect(await sync(dan, mark)).toEqual([])
  await shop.post('/api/users/free-selection', { guideId: 1 }, dan)
  expect(await sync(dan, mark)).toEqual([mark])
  await shop.deps.pool.query(
    'update purchases set suspended_at = now() where user_id = (select id from users where firebase_uid = $1)',
    [dan.uid],
  )
  expect(await sync(dan)).toEqual([])
  await shop.deps.pool.query('update purchases set suspended_at = null')
  expect(await sync(dan)).toEqual([mark])
})

const manyMarks = (from: number) =>
  Array.from({ length: 300 }, (_, index) =>
    markOf(String(from + index).padStart(16, 'x'), now - 10_000 + from + index, { guideId: 2 }),
  )

test('only the latest 500 step marks of a user are stored (B21.8)', async () => {
  const emi = await shop.signUp('emi')
  await sync(emi, ...manyMarks(0))
  const kept = await sync(emi, ...manyMarks(300))
  expect(kept).toHaveLength(500)
  const { rows } = await shop.deps.pool.query(
    'select count(*)::int as stored from step_marks where user_id = (select id from users where firebase_uid = $1)',
    [emi.uid],
  )
  expect(rows).toEqual([{ stored: 500 }])
})
