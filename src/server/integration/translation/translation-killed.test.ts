import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../../scripts/processes/project.ts'
import { setModelFaults } from '../../testing/model.ts'
import { openTestShop } from '../../testing/shop.ts'
import { killTranslationAtEveryStep } from './testing/kill-translation-at-every-step.ts'

const shop = await openTestShop({ webhooks: false })
await shop.deps.jobs.stop()

test('a translation job that is killed still finishes with at most one extra model response', async () => {
  expect(await killTranslationAtEveryStep(shop, 15)).toBeGreaterThan(6)
})

test('a translation job survives a kill before and after every single step', { tags: 'drill' }, async () => {
  expect(await killTranslationAtEveryStep(shop)).toBeGreaterThan(100)
})

test(
  'translation-run killed with SIGKILL after each piece continues and repeats no finished piece',
  { tags: 'drill' },
  async () => {
    const guideId = 9001
    const contentEn = Array.from({ length: 4 }, (_, index) =>
      `Day ${index + 1} has work to do. `.repeat(130),
    ).join('\n\n')
    await shop.stock({ id: guideId, titleJa: '', summaryJa: null, contentEn, contentJa: '' })
    await setModelFaults(shop, { delayMs: 1000 })
    await fetch(`${shop.modelUrl}/_sandbox/calls`, { method: 'DELETE' })

    const pieces = 6
    for (let done = 1; done < pieces; done += 1) {
      const run = startRun(guideId)
      await expect.poll(piecesDone, { interval: 20 }).toBeGreaterThanOrEqual(done)
      run.kill('SIGKILL')
      await once(run, 'close')
    }
    const run = startRun(guideId)
    const [code] = await once(run, 'close')

    expect(code).toBe(0)
    const { rows } = await shop.deps.pool.query(
      `select status, count(*)::int as jobs, max(pieces_done) as pieces,
      (select translation_state_ja from guides where id = $1) as guide
    from translation_jobs where guide_id = $1 group by status`,
      [guideId],
    )
    expect(rows).toEqual([{ status: 'completed', jobs: 1, pieces, guide: 'current' }])
    const calls = (await (await fetch(`${shop.modelUrl}/_sandbox/calls`)).json()) as unknown[]
    // Each kill may lose the one model response in progress.
    expect(calls.length).toBeLessThanOrEqual(pieces + pieces - 1)

    async function piecesDone(): Promise<number> {
      const found = await shop.deps.pool.query<{ done: number }>(
        'select pieces_done as done from translation_jobs where guide_id = $1',
        [guideId],
      )
      return found.rows[0]?.done ?? 0
    }
  },
)

/** Starts the translation-run script in a separate process, on this shop's database. */
function startRun(guideId: number) {
  return spawn(
    process.execPath,
    [
      path.join(projectRoot, 'scripts/translation-run.ts'),
      '--language=ja',
      '--missing',
      `--guide=${guideId}`,
      '--yes',
    ],
    { env: { ...process.env, ...shop.settings }, stdio: 'ignore' },
  )
}
