import { setImmediate as breathe } from 'node:timers/promises'
import { buildCatalogIndex } from '../../../shared/guides/guide-listing.ts'
import { runToCompletion } from '../../../shared/guides/catalog-index.ts'
import { guideListLimit, type GuideSummary } from '../../../shared/guides/guides.ts'
import type { Db } from '../../platform/database.ts'
import type { Listener, ListenerSubscription } from '../../platform/listener.ts'
import { listReportedFigures, toReportCounts } from '../report-figures/index.ts'
import {
  findCatalogVersion,
  listCatalogGuides,
  forceIndexOrder,
  type CatalogGuide,
} from './catalogue-queries.ts'
import { sortByRecommendation } from './recommended-order.ts'
import { indexRelatedGuides } from './related-guides.ts'

/** A guide on sale, or a withdrawn one that its owners can still read (B20.53). */
export type SoldGuide = GuideSummary & { withdrawn?: true }

/** All guide cards at one catalog version. Lists, tags, search, the home page and feeds are computed from it. */
export type CatalogSnapshot =
  ReturnType<typeof buildSnapshot> extends Generator<void, infer Snapshot> ? Snapshot : never

export type Catalog = ReturnType<typeof createCatalog>

/** Polling interval in milliseconds. NOTIFY triggers updates sooner; polling covers missed notifications. */
const pollMs = 1000
/** Number of rows read before yielding to the event loop. */
const sliceSize = 500

export function createCatalog(db: Db, listener: Listener, onError: (error: unknown) => void) {
  let snapshot = emptySnapshot
  let rebuilding: Promise<void> | undefined
  let next: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let listening: ListenerSubscription | undefined

  /**
   * Brings the snapshot up to the version in the database. A running rebuild may have read outdated rows, so callers wait for
   * one more rebuild, which they share.
   */
  async function refresh(): Promise<void> {
    if (rebuilding === undefined) {
      rebuilding = rebuild().finally(() => (rebuilding = undefined))
      return rebuilding
    }
    next ??= rebuilding
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return refresh()
      })
    return next
  }

  async function rebuild(): Promise<void> {
    while ((await findCatalogVersion(db)) !== snapshot.version) snapshot = await loadSnapshot(db)
  }

  const follow = () => void refresh().catch(onError)

  return {
    current: (): CatalogSnapshot => snapshot,
    refresh,
    /** Loads the first snapshot and subscribes to changes. Can be called again after a failure. */
    start: async (): Promise<void> => {
      listening ??= await listener.listen('catalogue', follow, follow)
      await refresh()
      timer = setInterval(follow, pollMs)
    },
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await listening?.close()
      await (next ?? rebuilding)
    },
  }
}

async function loadSnapshot(db: Db): Promise<CatalogSnapshot> {
  const building = buildSnapshot(await readCatalogue(db))
  for (;;) {
    const step = building.next()
    if (step.done === true) return step.value
    await breathe()
  }
}

type StoredCatalogue = Awaited<ReturnType<typeof readCatalogue>>

/** Reads in one transaction, so that the rows match the version. */
async function readCatalogue(db: Db) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const version = await findCatalogVersion(tx)
      await forceIndexOrder(tx)
      const guides: CatalogGuide[] = []
      for (;;) {
        const slice = await listCatalogGuides(tx, guides.at(-1)?.card.id ?? 0, sliceSize)
        guides.push(...slice)
        if (slice.length < sliceSize) break
        await breathe()
      }
      return { version, guides, reported: new Map(await listReportedFigures(tx)) }
    })
}

function* buildSnapshot({ version, guides, reported }: StoredCatalogue) {
  const onSale = guides.filter(({ withdrawn }) => !withdrawn)
  const order = yield* sortByRecommendation(onSale)
  const places = new Map(order.map(({ card }, place) => [card.id, place + 1]))
  yield
  const cards: readonly GuideSummary[] = onSale.map(({ card }) => {
    const figures = reported.get(card.id)
    const said = figures === undefined ? {} : { reported: toReportCounts(figures) }
    return { ...card, recommended: places.get(card.id) ?? 0, ...said }
  })
  const withdrawn = new Map(
    guides.flatMap(({ card, withdrawn }) =>
      withdrawn ? [[card.id, { ...card, recommended: 0, withdrawn }] as const] : [],
    ),
  )
  const byId = new Map(cards.map((card) => [card.id, card]))
  const texts = new Map(guides.map((guide) => [guide.card.id, guide.texts]))
  yield
  const snapshot = {
    version,
    /** Sorted by id. */
    cards,
    /** The first cards, up to the maximum of one request. A constant array, so that its cached response is found by identity. */
    wholeList: cards.slice(0, guideListLimit),
    catalogIndex: yield* buildCatalogIndex(cards, ({ id }) => texts.get(id)),
    find: (id: number) => byId.get(id),
    /** Also finds withdrawn guides. Lists and checkouts use `find`. */
    findSold: (id: number): SoldGuide | undefined => byId.get(id) ?? withdrawn.get(id),
    findTexts: (id: number) => texts.get(id),
    /** Published figures from buyers' reports by guide id. Contains only guides with enough reports (B21.32). */
    reported,
    /** Number of listed guides with published reports. */
    reportedGuides: cards.filter((card) => card.reported && card.duplicateOf === null).length,
  }
  yield* indexRelatedGuides(snapshot)
  return snapshot
}

const emptySnapshot = runToCompletion(buildSnapshot({ version: 0, guides: [], reported: new Map() }))
