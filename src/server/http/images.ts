import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { imageHashOf, imageTypes } from '../../shared/guides/editing/guide-images.ts'
import type { ShopDeps } from '../deps.ts'
import { findImage } from '../guides/images/index.ts'
import { clientHas } from './client-has.ts'

type Picture = NonNullable<Awaited<ReturnType<typeof findImage>>>

/** Maximum bytes of cached images. The cache saves a query per image of a list. */
const keptBytes = 16 * 1024 * 1024

/** An image's URL is the hash of its bytes, so it never changes; opened directly it runs no script (B20.63). */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** Serves the images that editors uploaded. */
export function mountImages(app: FastifyInstance, { db }: Pick<ShopDeps, 'db'>): void {
  const kept = new LRUCache<string, Picture>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  })

  async function find(hash: string): Promise<Picture | undefined> {
    const known = kept.get(hash)
    if (known !== undefined) return known
    const stored = await findImage(db, hash)
    if (stored !== undefined) kept.set(hash, stored)
    return stored
  }

  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const { file } = request.params
    const hash = imageHashOf(`/pictures/${file}`)
    const picture = hash === undefined ? undefined : await find(hash)
    if (picture === undefined || !file.endsWith(`.${picture.kind}`)) return reply.callNotFound()
    const etag = `"${hash}"`
    void reply.headers({ ...headers, etag })
    if (clientHas(request, etag)) return reply.code(304).send()
    return reply.type(imageTypes[picture.kind]).send(picture.bytes)
  })
}
