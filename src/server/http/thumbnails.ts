import type { FastifyInstance } from 'fastify'
import type { ShopDeps } from '../deps.ts'
import { drawThumbnail, drawVideoThumbnail } from '../guides/catalog/index.ts'

const cacheControl = 'public, max-age=604800'

/** Serves thumbnails drawn by the shop, so that no third party learns which guides a visitor views. */
export function mountThumbnails(app: FastifyInstance, { catalogue }: Pick<ShopDeps, 'catalogue'>): void {
  app.get<{ Params: { id: string } }>('/thumbnails/:id.svg', (request, reply) => {
    const card = catalogue.current().findSold(Number(request.params.id))
    if (card === undefined) return reply.callNotFound()
    return reply.type('image/svg+xml').headers({ 'cache-control': cacheControl }).send(drawThumbnail(card))
  })
  app.get<{ Params: { videoId: string } }>('/thumbnails/video/:videoId.svg', (request, reply) =>
    reply
      .type('image/svg+xml')
      .headers({ 'cache-control': cacheControl })
      .send(drawVideoThumbnail(request.params.videoId)),
  )
}
