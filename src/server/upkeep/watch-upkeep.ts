import type { Deps } from '../platform/deps.ts'
import { readTogether } from '../platform/watching/watch-stores.ts'
import { listChores } from './upkeep-queries.ts'

/** When each chore last succeeded, and what it found. */
export function watchUpkeep({ watch, db, logger }: Pick<Deps, 'watch' | 'db' | 'logger'>): void {
  const chores = readTogether(() => listChores(db), logger)
  watch.gauge('shop_upkeep_success_timestamp_seconds', 'When a chore last succeeded', ['chore'], async () =>
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
