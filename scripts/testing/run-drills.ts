import { listDrillFiles, findDrillPart } from './drill-parts.ts'
import { stopStagesOnSignal } from './stages.ts'
import { printTestSummary } from './summary.ts'
import { timeoutMs } from './timeouts.ts'
import { runVitest } from './vitest-run.ts'

/** Runs drills: all of them, one part, or those that vitest's arguments select. Prints a summary at the end. */
export async function runDrills(args: readonly string[]): Promise<void> {
  stopStagesOnSignal()
  const started = performance.now()
  const vitestArguments = args.flatMap((argument) => {
    const files = filesOf(argument)
    return files.length > 0 ? files : argument
  })
  const drills = ['--config', 'vitest.drills.config.ts', ...vitestArguments]
  printTestSummary([], await runVitest({ name: 'drills', timeoutMs: 200 * timeoutMs }, drills), started)
}

const filesOf = (part: string): string[] => listDrillFiles().filter((file) => findDrillPart(file) === part)
