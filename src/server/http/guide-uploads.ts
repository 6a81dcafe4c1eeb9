import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { hasPermission } from '../../shared/auth/roles.ts'
import { guideUploadSchema } from '../../shared/admin/guide-file-schemas.ts'
import { guideUploadPath, maxGuideFileBytes } from '../../shared/admin/guide-files.ts'
import { findCaller } from '../auth/index.ts'
import type { ShopDeps } from '../deps.ts'
import { stageFile } from '../guides/import-export/index.ts'
import { Refusal } from '../platform/refusal.ts'
import { allowSlowBody } from './limits/limit-body-time.ts'

const limits = { fileSize: maxGuideFileBytes, files: 1, fields: 0, parts: 1 }

/** Accepts guide files from editors (B20.60). Requires a bearer token, which a cross-site form can't send (R7). */
export function mountGuideUploads(app: FastifyInstance, deps: ShopDeps): void {
  void app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false })
    scope.post<{ Params: { file: string } }>(`${guideUploadPath}/:file`, async (request, reply) => {
      const caller = await findCaller(deps, request, reply)
      if (caller === undefined) throw new Refusal('authentication-required')
      if (!hasPermission(caller.role, 'editGuides')) throw new Refusal('forbidden')
      if (!request.isMultipart()) throw new Refusal('unsupported-media-type')
      // The body is read only from here on, after authorization.
      allowSlowBody(request.raw)
      const upload = await request.file().catch(refuseBroken)
      const named = guideUploadSchema.safeParse({ file: request.params.file, name: upload?.filename })
      if (upload === undefined || !named.success) throw new Refusal('invalid-input')
      const chunks = () => readWhole(upload.file)
      await stageFile(deps.db, { ...named.data, sentBy: caller.uid, chunks }, deps.clock())
      return reply.code(204).send()
    })
  })
}

/** Yields the bytes of an upload. Throws if it is too large or interrupted, because a partial file would look complete. */
async function* readWhole(file: MultipartFile['file']): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of file) yield chunk as Buffer
  } catch (error) {
    refuseBroken(error)
  }
  if (file.truncated) throw new Refusal('payload-too-large')
}

function refuseBroken(error: unknown): never {
  throw new Refusal('invalid-input', 'The upload broke off', { cause: error })
}
