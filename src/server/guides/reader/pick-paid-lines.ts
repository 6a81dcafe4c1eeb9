import type { CatalogDeps } from '../catalog/index.ts'
import { listPaidTexts } from '../storage/index.ts'
import { findDistinctiveLines } from './distinctive-lines.ts'

/**
 * Returns the next guides on sale in rotation, each with some random paid lines, so that a job can search responses to guests
 * for them (B21.11). The lines never leave the server.
 */
export async function pickPaidLines(
  { db, catalogue }: Pick<CatalogDeps, 'db' | 'catalogue'>,
  { after, guides, lines }: { after: number; guides: number; lines: number },
) {
  const snapshot = catalogue.current()
  const sold = snapshot.cards.filter(({ isFreePreview }) => !isFreePreview).map(({ id }) => id)
  const next = [...sold.filter((id) => id > after), ...sold.filter((id) => id <= after)].slice(0, guides)
  const texts = new Map((await listPaidTexts(db, next)).map(({ id, contents }) => [id, contents]))
  return next.map((guideId) => {
    const isPublic = JSON.stringify([snapshot.find(guideId), snapshot.findTexts(guideId)])
    const found = (texts.get(guideId) ?? []).flatMap((content) =>
      takeSome(
        findDistinctiveLines(content).filter((line) => !isPublic.includes(line)),
        lines,
      ),
    )
    return { guideId, lines: found }
  })
}

/** Picks random lines, so that every line is checked in the long run. */
function takeSome(lines: readonly string[], count: number): string[] {
  const left = [...lines]
  const taken: string[] = []
  while (taken.length < count && left.length > 0)
    taken.push(...left.splice(Math.floor(Math.random() * left.length), 1))
  return taken
}
