import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { parseImageHash, imageTypes } from '../../shared/guides/editing/guide-images.ts'
import type { ShopDeps } from '../deps.ts'
import { drawThumbnail, drawVideoThumbnail } from '../guides/catalog/index.ts'
import { findImage } from '../guides/images/index.ts'
import { isUnchanged } from './is-unchanged.ts'

type StoredImage = NonNullable<Awaited<ReturnType<typeof findImage>>>

/** Maximum bytes of cached images. The cache saves a database query for each image of a list. */
const maxCachedBytes = 16 * 1024 * 1024

/** Headers of an uploaded image. Its URL is a hash of its bytes, so it never changes. Opened as a page, it can't run scripts (B20.63). */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** Serves the images that editors uploaded. */
export function mountImages(app: FastifyInstance, { db }: Pick<ShopDeps, 'db'>): void {
  const images = new LRUCache<string, StoredImage>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
    fetchMethod: (hash) => findImage(db, hash),
  })

  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const { file } = request.params
    const hash = parseImageHash(`/pictures/${file}`)
    const image = hash === undefined ? undefined : await images.fetch(hash)
    if (image === undefined || !file.endsWith(`.${image.kind}`)) return reply.callNotFound()
    const etag = `"${hash}"`
    void reply.headers({ ...headers, etag })
    if (isUnchanged(request, etag)) return reply.code(304).send()
    return reply.type(imageTypes[image.kind]).send(image.bytes)
  })
}

const thumbnailHeaders = { 'cache-control': 'public, max-age=604800', 'content-type': 'image/svg+xml' }

/** Serves the thumbnails that the shop draws, so that no third party learns which guides a visitor views. */
export function mountThumbnails(app: FastifyInstance, { catalogue }: Pick<ShopDeps, 'catalogue'>): void {
  app.get<{ Params: { id: string } }>('/thumbnails/:id.svg', (request, reply) => {
    const card = catalogue.current().findSold(Number(request.params.id))
    if (card === undefined) return reply.callNotFound()
    return reply.headers(thumbnailHeaders).send(drawThumbnail(card))
  })
  app.get<{ Params: { videoId: string } }>('/thumbnails/video/:videoId.svg', (request, reply) =>
    reply.headers(thumbnailHeaders).send(drawVideoThumbnail(request.params.videoId)),
  )
}
