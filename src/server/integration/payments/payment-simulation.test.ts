import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/shop.ts'
import { generateScript } from './testing/simulation-script.ts'
import { concedeThreshold } from './testing/simulation-model.ts'
import {
  formatSimulationMismatch,
  runSimulation,
  prepareSimulationShop,
  shrinkSimulationScript,
} from './testing/run-simulation.ts'

const shop = await openTestShop({
  logsErrors: true,
  settings: { CONCEDE_DISPUTES_BELOW: String(concedeThreshold) },
})
await prepareSimulationShop(shop)
// Killed nodes and interrupted calls to Stripe log errors.

test('charges, access, receipts and emails of 6 random histories match the model', async () => {
  const script = generateScript(44, { histories: 6, rounds: 7 })
  const wrong = await runSimulation(shop, script)
  expect(wrong.map((each) => formatSimulationMismatch(script, each))).toEqual([])
})

test.each([44, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])(
  'charges, access, receipts and emails of 20 random histories match the model (seed %i)',
  { tags: 'drill' },
  async (seed) => {
    const script = generateScript(seed, { histories: 20, rounds: 10 })
    const [first] = await runSimulation(shop, script)
    const reduced = first && (await shrinkSimulationScript(shop, script, first))
    expect(reduced && formatSimulationMismatch(reduced.script, reduced.wrong)).toBeUndefined()
  },
)
