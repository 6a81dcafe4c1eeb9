import type { Deps } from '../platform/deps.ts'
import { shareConcurrentReads } from '../platform/watching/watch-stores.ts'
import { choreNames, listMaintenanceJobs } from './chore-queries.ts'

/** Registers gauges for the last success of each chore and for its figures. */
export function registerChoreGauges({ watch, db }: Pick<Deps, 'watch' | 'db'>): void {
  const chores = shareConcurrentReads(async () => {
    const done = new Map((await listMaintenanceJobs(db)).map((each) => [each.chore, each]))
    return choreNames.map((chore) => done.get(chore) ?? { chore, succeededAt: new Date(0), figures: {} })
  })
  const help = 'When a chore last succeeded; 0 if it never has'
  watch.gauge('shop_upkeep_success_timestamp_seconds', help, ['chore'], async () =>
    (await chores()).map(({ chore, succeededAt }) => ({
      labels: { chore },
      value: succeededAt.getTime() / 1000,
    })),
  )
  watch.gauge(
    'shop_upkeep_figure',
    'What a chore counted when it last succeeded',
    ['chore', 'figure'],
    async () =>
      (await chores()).flatMap(({ chore, figures }) =>
        Object.entries(figures).map(([figure, value]) => ({ labels: { chore, figure }, value })),
      ),
  )
}
