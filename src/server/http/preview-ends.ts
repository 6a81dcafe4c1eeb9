import type { FastifyInstance } from 'fastify'
import { previewEnds } from '../../shared/guides/views/preview-end.ts'

/** Takes what a page tells of its preview (B20.36). It is counted like any answered request, when it is logged. */
export function mountPreviewEnds(app: FastifyInstance): void {
  app.post(`${previewEnds}:id`, { bodyLimit: 1 }, (_request, reply) => reply.code(204).send())
}
