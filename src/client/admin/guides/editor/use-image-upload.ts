import { useEffect, useRef, useState } from 'react'
import { maxImageBytes } from '../../../../shared/guides/editing/guide-images.ts'
import { getRefusalCode } from '../../../platform/api/api.ts'
import { trpc } from '../../../platform/api/trpc.ts'
import { readAsDataUrl } from '../../../platform/browser/read-as-data-url.ts'
import { reportFailure } from '../../../platform/browser/report-failure.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'

type Sending =
  | { is: 'idle' }
  | { is: 'sending'; file: File }
  | { is: 'stored' }
  /** `again` is the file to upload again; undefined if a retry can't help. */
  | { is: 'failed'; why: string; again?: File }

/** Uploads an image (B20.62). Until it is stored, the guide keeps its current one. */
export function useImageUpload(guideId: number | null, stored: (address: string) => void) {
  const { t } = useLanguage()
  const { client } = trpc.useUtils()
  const [sending, setSending] = useState<Sending>({ is: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Aborts a running upload. */
  const stop = () => {
    running.current?.abort()
    setSending({ is: 'idle' })
  }

  const fail = (error: unknown, file: File) => {
    const refusal = getRefusalCode(error)
    if (refusal === undefined) reportFailure('Uploading an image failed', error)
    const why = refusal === undefined ? 'lost' : reasons[refusal]
    setSending({
      is: 'failed',
      why: why === undefined ? t(`refusal.${refusal ?? 'internal'}`) : t(`admin.guide.picture.${why}`),
      ...(refusal === undefined || why === undefined ? { again: file } : {}),
    })
  }

  const send = async (file: File): Promise<void> => {
    stop()
    if (file.size > maxImageBytes)
      return setSending({
        is: 'failed',
        why: t('admin.guide.picture.tooLarge', { size: formatMegabytes(file.size) }),
      })
    const own = new AbortController()
    running.current = own
    setSending({ is: 'sending', file })
    const base64 = await readAsDataUrl(file).then(
      (url) => url.slice(url.indexOf(',') + 1),
      () => undefined,
    )
    if (own.signal.aborted) return
    if (base64 === undefined) return setSending({ is: 'failed', why: t('admin.files.unreadable') })
    try {
      const { address } = await client.admin.storePicture.mutate({ guideId, base64 }, { signal: own.signal })
      if (own.signal.aborted) return
      setSending({ is: 'stored' })
      stored(address)
    } catch (error) {
      if (!own.signal.aborted) fail(error, file)
    }
  }

  return { sending, send, stop }
}

/** Texts by error code for images that the server rejects. */
const reasons: Partial<Record<string, 'tooMuch' | 'otherFile' | 'broken'>> = {
  'payload-too-large': 'tooMuch',
  'unsupported-media-type': 'otherFile',
  'invalid-input': 'broken',
}

/** Formats bytes as megabytes with one decimal, rounded up. */
export const formatMegabytes = (bytes: number) => (Math.ceil(bytes / 104_857.6) / 10).toFixed(1)
