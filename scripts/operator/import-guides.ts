import {
  importGuides,
  type ImportProgress,
  type ImportResult,
} from '../../src/server/guides/import-export/index.ts'
import { startProgressBar } from '../processes/progress-bar.ts'
import { withShopDatabase } from './database.ts'

const listedDuplicates = 20
const steps: Record<Exclude<ImportProgress['step'], 'reading'>, string> = {
  comparing: 'Comparing with the guides in the shop…',
  writing: 'Writing…',
  'near-twins': 'Looking for near-duplicates…',
}

interface ImportOrder {
  file: string
  partial: boolean
  dryRun: boolean
}

/** Imports the guides of a file into the shop, and prints the result. */
export function importGuidesFromFile({ file, partial, dryRun }: ImportOrder): Promise<void> {
  return withShopDatabase(async (database) => {
    const progress = startProgressBar('Reading')
    const result = await importGuides(database, {
      file,
      partial,
      dryRun,
      now: new Date(),
      onBadValue: ({ line, field, reason }) => progress.complain(`line ${line}: ${field} ${reason}`),
      onProgress({ step, done, total }) {
        if (step === 'reading') progress.update(done, total)
        else if (done === 0) progress.say(steps[step])
      },
    }).finally(progress.stop)

    console.log(summarize(result, dryRun))
    if (result.duplicates.length > 0) console.log(listDuplicates(result.duplicates))
    if (result.refused > 0) process.exitCode = 1
  })
}

function summarize({ added, changed, unchanged, refused, accepted }: ImportResult, dryRun: boolean): string {
  const counts = `${count(added)} new, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(refused)} refused.`
  if (dryRun) return `${counts} This was a dry run; nothing was written.`
  if (accepted) return counts
  return `${counts} Nothing was written. Mend the rows above, or take the others alone with --partial.`
}

function listDuplicates(duplicates: ImportResult['duplicates']): string {
  const lines = duplicates
    .slice(0, listedDuplicates)
    .map(
      ({ id, duplicateOf, similarity }) => `  ${id} behind ${duplicateOf} (${similarity.toFixed(2)} alike)`,
    )
  const more = duplicates.length - lines.length
  return [
    `Near-duplicates, hidden in the list of guides: ${count(duplicates.length)}`,
    ...lines,
    ...(more > 0 ? [`  and ${count(more)} more`] : []),
  ].join('\n')
}

function count(guides: number): string {
  return guides.toLocaleString('en-US')
}
