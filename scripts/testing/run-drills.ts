import { slowness } from './timeouts.ts'
import { endStagesWhenAsked, runStages } from './stages.ts'
import { sumUp } from './summary.ts'
import { runVitest } from './vitest-run.ts'

// All of them take about an hour on two cores.
const patienceMs = 6 * 60 * 60_000 * slowness

/** The tests that npm test leaves out: they start and kill whole shops. Ends with one summary. */
export async function runDrills(vitestArguments: readonly string[]): Promise<void> {
  endStagesWhenAsked()
  const started = performance.now()
  const build = { name: 'build', command: [process.execPath, 'scripts/build.ts', '--if-stale'] }
  const before = await runStages([build], 1)
  // A drill takes minutes, so each test is shown as soon as it ends.
  const drills = ['--config', 'vitest.drills.config.ts', '--reporter=verbose', ...vitestArguments]
  sumUp(before, await runVitest({ name: 'drills', patienceMs }, drills), started)
}
