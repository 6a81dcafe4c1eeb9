import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { pictureHashOf, pictureTypes } from '../../shared/guides/editing/guide-pictures.ts'
import type { ShopDeps } from '../deps.ts'
import { findPicture } from '../guides/images/index.ts'
import { clientHas } from './client-has.ts'

type Picture = NonNullable<Awaited<ReturnType<typeof findPicture>>>

/** So that a list's pictures ask the database once, and no more of them are held than these bytes. */
const keptBytes = 16 * 1024 * 1024

/** A picture never changes at its address, which is the hash of its bytes; opened by itself it runs nothing (B20.63). */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** Pictures of guides that operators brought. */
export function mountPictures(app: FastifyInstance, { db }: Pick<ShopDeps, 'db'>): void {
  const kept = new LRUCache<string, Picture>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  })

  async function find(hash: string): Promise<Picture | undefined> {
    const known = kept.get(hash)
    if (known !== undefined) return known
    const stored = await findPicture(db, hash)
    if (stored !== undefined) kept.set(hash, stored)
    return stored
  }

  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const { file } = request.params
    const hash = pictureHashOf(`/pictures/${file}`)
    const picture = hash === undefined ? undefined : await find(hash)
    if (picture === undefined || !file.endsWith(`.${picture.kind}`)) return reply.callNotFound()
    const etag = `"${hash}"`
    void reply.headers({ ...headers, etag })
    if (clientHas(request, etag)) return reply.code(304).send()
    return reply.type(pictureTypes[picture.kind]).send(picture.bytes)
  })
}
