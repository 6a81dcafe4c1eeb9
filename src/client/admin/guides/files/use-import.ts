import { useEffect, useRef, useState } from 'react'
import type { FileComparison } from '../../../../shared/admin/guide-file-schemas.ts'
import { maxFileBytes } from '../../../../shared/admin/guide-files.ts'
import { trpc } from '../../../platform/api/trpc.ts'
import { getRefusalCode, getFieldProblems, type Api } from '../../../platform/api/api.ts'
import { reportFailure } from '../../../platform/browser/report-failure.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { explainFileProblem } from '../explain-problem.ts'
import { pollImport } from './poll-import.ts'
import { uploadFile } from './upload-file.ts'
import type { ImportProgressData } from './import-progress.tsx'

type Import =
  | { is: 'idle' }
  | { is: 'comparing' }
  /** `again` is the file to upload again; undefined if a retry can't help. */
  | { is: 'failed'; why: string; again?: File }
  | { is: 'compared'; file: string; compared: FileComparison }
  | { is: 'written'; count: number }

/** Imports a file of guides: uploads it, compares it, and writes it once the operator confirms the changes (B20.60). */
export function useImport() {
  const { t } = useLanguage()
  const { client, guides } = trpc.useUtils()
  const [state, setState] = useState<Import>({ is: 'idle' })
  const [progress, setProgress] = useState<ImportProgressData>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Aborts the running upload or comparison, because another file was chosen. */
  const reset = () => {
    running.current?.abort()
    setProgress(undefined)
    setState({ is: 'idle' })
  }

  const fail = async (error: unknown, chosen: File) => {
    reportFailure('A file of guides could not be compared', error)
    const refusal = getRefusalCode(error)
    const [problem] = getFieldProblems(error)
    if (problem !== undefined) setState({ is: 'failed', why: explainFileProblem(t, problem.reason) })
    else if (refusal !== undefined) setState({ is: 'failed', why: t(`refusal.${refusal}`) })
    else if (await isReadable(chosen)) setState({ is: 'failed', why: t('admin.files.lost'), again: chosen })
    else setState({ is: 'failed', why: t('admin.files.unreadable') })
  }

  const compare = async (chosen: File): Promise<void> => {
    reset()
    if (chosen.size > maxFileBytes) return setState({ is: 'failed', why: t('admin.files.tooLarge') })
    const own = new AbortController()
    running.current = own
    const show = (now: ImportProgressData | undefined) => own.signal.aborted || setProgress(now)
    setState({ is: 'comparing' })
    const file = crypto.randomUUID()
    try {
      const onSent = (done: number, total: number) => show({ step: 'sending', done, total })
      await uploadFile(file, chosen, onSent, own.signal)
      show({ step: 'comparing', done: 0, total: 0 })
      const compared = await client.admin.compareFile.mutate({ file }, { signal: own.signal })
      if (!own.signal.aborted) setState({ is: 'compared', file, compared })
    } catch (error) {
      if (!own.signal.aborted) await fail(error, chosen)
    } finally {
      show(undefined)
    }
  }

  const write = async (admin: Api['admin'], file: string, reason: string): Promise<void> => {
    try {
      const { added, changed } = await pollImport(admin, { file, reason }, setProgress)
      setState({ is: 'written', count: added + changed })
      await guides.invalidate()
    } finally {
      setProgress(undefined)
    }
  }

  return { state, progress, reset, compare, write }
}

/** Returns false if the file was deleted or changed since it was chosen. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
