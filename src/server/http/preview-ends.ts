import type { FastifyInstance } from 'fastify'
import { previewEndPath } from '../../shared/guides/preview-end.ts'

/** Takes what a page tells of its preview (B20.36). It is counted like any answered request, when it is logged. */
export function mountPreviewEnds(app: FastifyInstance): void {
  app.post(previewEndPath(':id'), { bodyLimit: 1 }, (_request, reply) => reply.code(204).send())
}
