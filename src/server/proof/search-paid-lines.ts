import { guideLanguages, pageLanguages } from '../../shared/languages.ts'
import { crawlerPaths } from '../../shared/crawler-paths.ts'
import { localizePath, paths } from '../../shared/paths.ts'
import { pickPaidLines } from '../guides/reader/index.ts'
import type { GuideDeps } from '../guides/index.ts'
import { listMaintenanceJobs, recordChore } from '../maintenance/index.ts'

export type PaidLineSearchDeps = Pick<GuideDeps, 'db' | 'catalogue' | 'clock' | 'logger'>

const guidesAtOnce = 12
/** Number of lines to search for, per guide and language. */
const linesOfText = 5

/**
 * Requests all URLs of some guides as a guest, in rotation, and searches the responses for lines of paid text (B21.11). Findings are counted permanently and logged
 * without their text.
 */
export async function searchPaidLines(deps: PaidLineSearchDeps, answerTo: (path: string) => Promise<string>) {
  const { db, clock, logger } = deps
  const before = (await listMaintenanceJobs(db)).find(({ chore }) => chore === 'paid-lines')?.figures ?? {}
  const now = Math.floor(clock().getTime() / 1000)
  const picked = await pickPaidLines(deps, {
    after: before['lastGuide'] ?? 0,
    guides: guidesAtOnce,
    lines: linesOfText,
  })
  if (picked.length === 0) return
  const lines = picked.flatMap((each) => each.lines.map((line) => ({ guideId: each.guideId, line })))
  const leaked = new Set<string>()
  const addresses = [...commonAddresses, ...picked.flatMap(({ guideId }) => addressesOf(guideId))]
  for (const path of addresses) {
    const answer = await answerTo(path)
    for (const { guideId, line } of lines) {
      if (!answer.includes(line) || isSaidElsewhere(deps, guideId, line)) continue
      leaked.add(line)
      logger.error({ guideId, path }, 'a guest was answered with a paid line')
    }
  }
  const foundAt = leaked.size > 0 ? now : before['foundAt']
  const figures = {
    guides: picked.length,
    answers: addresses.length,
    lines: lines.length,
    found: leaked.size,
    lastGuide: picked.at(-1)?.guideId ?? 0,
    since: before['since'] ?? now,
    linesAll: (before['linesAll'] ?? 0) + lines.length,
    foundAll: (before['foundAll'] ?? 0) + leaked.size,
    ...(foundAt === undefined ? {} : { foundAt }),
  }
  await recordChore(db, { chore: 'paid-lines', succeededAt: clock(), figures })
}

/** Returns whether another guide's public text (free text, preview or card) contains the line. Only called for findings, because it is slow. */
function isSaidElsewhere({ catalogue }: PaidLineSearchDeps, guideId: number, line: string): boolean {
  const { cards, findTexts } = catalogue.current()
  return cards.some(
    (card) => card.id !== guideId && JSON.stringify([card, findTexts(card.id)]).includes(line),
  )
}

const commonAddresses = pageLanguages.flatMap((language) =>
  [paths.home, paths.guides, paths.subscribe, crawlerPaths.feed].map((path) => localizePath(language, path)),
)

/** Returns all URLs of a guide: pages, REST calls and tRPC calls. */
function addressesOf(id: number): string[] {
  const called = (language: string) =>
    `/trpc/guides.find?input=${encodeURIComponent(JSON.stringify({ json: { id, language, view: 'both' } }))}`
  return [
    ...pageLanguages.flatMap((language) => [
      localizePath(language, paths.guide(id)),
      `${localizePath(language, paths.guide(id))}?view=both`,
      called(language),
    ]),
    ...guideLanguages.map((language) => `/api/guides/${id}?language=${language}`),
    `/api/guides/raw_data/${id}`,
    `/thumbnails/${id}.svg`,
  ]
}
