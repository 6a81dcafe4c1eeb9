import type { FastifyInstance } from 'fastify'
import { previewReadPath } from '../../shared/guides/views/preview-read-path.ts'

/** Accepts the beacon that a guide's preview was read to its end (B20.36). RequestLog counts it. */
export function mountPreviewReadBeacon(app: FastifyInstance): void {
  app.post(`${previewReadPath}:id`, { bodyLimit: 1 }, (_request, reply) => reply.code(204).send())
}
