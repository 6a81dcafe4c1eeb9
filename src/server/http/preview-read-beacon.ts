import type { FastifyInstance } from 'fastify'
import { previewEnds } from '../../shared/guides/views/preview-end.ts'

/** Accepts the beacon of a preview that was read to its end (B20.36). It is counted when the request is logged. */
export function mountPreviewEnds(app: FastifyInstance): void {
  app.post(`${previewEnds}:id`, { bodyLimit: 1 }, (_request, reply) => reply.code(204).send())
}
