import { maxSavedCopies } from '../../../shared/guides/guides.ts'
import { pageLanguages } from '../../../shared/languages.ts'
import type { PageData } from '../../platform/api/trpc.ts'
import type { GuideShown } from '../../platform/api/guide-shown.ts'
import { listCopies, storeCopy, type CopyPages } from './copy-store.ts'
import { lastKnownReader } from './recheck-copies.ts'
import { registerWorker } from '../worker/register-worker.ts'

/** Saves a guide in every language, as its page shows it, for one account. */
export async function saveForOffline(data: PageData, uid: string, guideId: number): Promise<void> {
  // Requested here, because the user sees why. If the browser refuses, it keeps the text while it has space.
  await navigator.storage?.persist?.()
  const asked = pageLanguages.map(async (language) => {
    const guide = await data.guides.find.fetch({ id: guideId, language }, { staleTime: 0 })
    return [language, guide] as const
  })
  const answers = (await Promise.all(asked)).flatMap(([language, guide]) =>
    guide?.body ? [[language, guide] as const] : [],
  )
  const [first] = answers
  if (first === undefined || answers.length < pageLanguages.length)
    throw new Error(`Guide ${guideId} is not open`)
  const { card } = first[1]
  const thumbnailUrl = await pictureOf(card.thumbnailUrl)
  const pages: CopyPages = Object.fromEntries(
    answers.map(([language, guide]) => [language, copyOf(guide, thumbnailUrl)]),
  )
  const others = (await listCopies()).filter((kept) => kept.uid === uid && kept.guideId !== guideId)
  if (others.length >= maxSavedCopies) throw new Error(`${maxSavedCopies} guides are kept already`)
  if (lastKnownReader() !== uid) throw new Error('The reader has left')
  const now = Date.now()
  await storeCopy(
    {
      uid,
      guideId,
      titleEn: card.titleEn,
      titleJa: card.titleJa,
      keptAt: now,
      checkedAt: now,
      bytes: new Blob([JSON.stringify(pages)]).size,
    },
    pages,
  )
  await registerWorker()
}

/** With the picture embedded and without the related guides. */
function copyOf(guide: GuideShown, thumbnailUrl: string): GuideShown {
  return { ...guide, card: { ...guide.card, thumbnailUrl }, related: [] }
}

/** The picture as a data URL. A guide is readable without it, so a failed request does not fail the copy. */
async function pictureOf(address: string): Promise<string> {
  const answer = await fetch(address).catch(() => undefined)
  if (answer?.ok !== true || answer.headers.get('content-type') !== 'image/svg+xml') return address
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`
}
