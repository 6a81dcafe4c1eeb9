import { maxSavedCopies } from '../../../shared/guides/guides.ts'
import { pageLanguages } from '../../../shared/languages.ts'
import type { PageData } from '../../platform/api/trpc.ts'
import type { ShownGuide } from '../../platform/api/shown-guide.ts'
import { listOfflineCopies, storeOfflineCopy, type OfflineCopyPages } from './copy-store.ts'
import { getLastKnownUid } from '../../platform/browser/last-known-uid.ts'
import { registerWorker } from '../worker/register-worker.ts'

/** Saves a guide for one account, in every language. */
export async function saveForOffline(
  data: PageData,
  { uid, reader }: { uid: string; reader: string },
  guideId: number,
): Promise<void> {
  // Persistent storage is requested after a click, so that the user knows why. Without it, the browser may delete the text to
  // free space.
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
  const pages: OfflineCopyPages = Object.fromEntries(
    answers.map(([language, guide]) => [language, copyOf(guide, thumbnailUrl)]),
  )
  const others = (await listOfflineCopies()).filter((kept) => kept.uid === uid && kept.guideId !== guideId)
  if (others.length >= maxSavedCopies) throw new Error(`${maxSavedCopies} guides are kept already`)
  if (getLastKnownUid() !== uid) throw new Error('The reader has left')
  const now = Date.now()
  await storeOfflineCopy(
    {
      uid,
      reader,
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

/** Returns the guide with its image embedded and without related guides. */
function copyOf(guide: ShownGuide, thumbnailUrl: string): ShownGuide {
  return { ...guide, card: { ...guide.card, thumbnailUrl }, related: [] }
}

/** Fetches the image as a data URL. If the request fails, the copy has no image. */
async function pictureOf(address: string): Promise<string> {
  const answer = await fetch(address).catch(() => undefined)
  if (answer?.ok !== true || answer.headers.get('content-type') !== 'image/svg+xml') return address
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`
}
