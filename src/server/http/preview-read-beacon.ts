import type { FastifyInstance } from 'fastify'
import { previewReadPath } from '../../shared/guides/views/preview-read-path.ts'

/** Accepts the beacon of a preview that was read to its end (B20.36). It is counted when the request is logged. */
export function mountPreviewReadBeacon(app: FastifyInstance): void {
  app.post(`${previewReadPath}:id`, { bodyLimit: 1 }, (_request, reply) => reply.code(204).send())
}
