import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { parseGuideId, localizeTitle, type GuideSummary } from '../../../shared/guides/guides.ts'
import { pageLanguages, type PageLanguage } from '../../../shared/languages.ts'
import { formatMoney } from '../../../shared/money.ts'
import { getPageCurrency, getGuidePrice } from '../../../shared/prices.ts'
import { findNamedTag } from '../../../shared/guides/tag-synonyms.ts'
import { translateTag } from '../../../shared/guides/tag-label.ts'
import type { ShopDeps } from '../../deps.ts'
import { drawShareBackground } from '../../guides/catalog/index.ts'
import { getTranslate } from '../../platform/texts.ts'
import { isUnchanged } from '../is-unchanged.ts'
import type { ShareImageTexts } from './draw-share-image.ts'
import { renderShareImage } from './run-share-image-worker.ts'
import { getShareImageVersion, getShareImagePath } from './share-image-path.ts'

/** Maximum bytes of cached images, which is enough for some hundreds. */
const largestBytes = 24 * 1024 * 1024
/** Maximum length of the drawing queue. If it is full, requests are redirected to the shop's default image. */
const maxQueueLength = 10

const current = 'public, max-age=31536000, immutable'
const anyVersion = 'public, max-age=3600'

/** Mounts the share images of guides. */
export function mountShareImages(app: FastifyInstance, { catalogue }: Pick<ShopDeps, 'catalogue'>): void {
  const easel = createEasel()

  app.get<{ Params: { name: string }; Querystring: { v?: string } }>(
    '/og/guide/:name',
    async (request, reply) => {
      const [, id = '', language] = /^([0-9]+)-(\w+)\.png$/.exec(request.params.name) ?? []
      const wanted = pageLanguages.find((each) => each === language)
      const card = catalogue.current().find(parseGuideId(id) ?? 0)
      if (card === undefined || wanted === undefined) return reply.callNotFound()
      const picture = await easel.picture(card, wanted)
      if (picture === undefined)
        return reply.header('cache-control', 'no-store').redirect(getShareImagePath(wanted, undefined), 302)
      const { png, etag } = picture
      const isCurrent = request.query.v === getShareImageVersion(card)
      void reply.headers({ etag, 'cache-control': isCurrent ? current : anyVersion }).type('image/png')
      return isUnchanged(request, etag) ? reply.code(304).send() : reply.send(png)
    },
  )
}

interface Picture {
  png: Buffer
  etag: string
}

/** Creates a queue that draws one image at a time and caches it. `picture` is undefined if the queue is full or drawing times out. */
function createEasel() {
  const kept = new LRUCache<string, Picture>({
    maxSize: largestBytes,
    sizeCalculation: ({ png }) => png.length,
  })
  const waiting = new Map<string, Promise<Picture | undefined>>()
  let last: Promise<unknown> = Promise.resolve()

  async function paint(key: string, words: ShareImageTexts): Promise<Picture | undefined> {
    const png = await renderShareImage(words)
    if (png === undefined) return undefined
    const picture = { png, etag: `"${hash('sha256', png, 'base64url').slice(0, 22)}"` }
    kept.set(key, picture)
    return picture
  }

  return {
    picture(card: GuideSummary, language: PageLanguage): Picture | Promise<Picture | undefined> | undefined {
      const key = `${card.id} ${language} ${card.updatedAt}`
      const found = kept.get(key) ?? waiting.get(key)
      if (found !== undefined || waiting.size >= maxQueueLength) return found
      const painting = last.then(() => paint(key, wordsOf(card, language))).finally(() => waiting.delete(key))
      waiting.set(key, painting)
      // The next image starts once this one is done or has failed.
      last = painting.then(nothing, nothing)
      return painting
    },
  }
}

const nothing = () => undefined

function wordsOf(card: GuideSummary, language: PageLanguage): ShareImageTexts {
  const t = getTranslate(language)
  const category = card.tags.map(findNamedTag).find((tag) => tag !== undefined)
  const price = card.isFreePreview
    ? t('card.free')
    : formatMoney(getGuidePrice(getPageCurrency(language), card))
  return {
    language,
    siteName: t('site.name'),
    title: localizeTitle(language, card).text,
    facts: [
      ...(category === undefined ? [] : [translateTag(category, t)]),
      t('guide.minutes', { count: card.readingMinutes }),
      price,
    ].join('  ·  '),
    background: drawShareBackground(card),
  }
}
