import { useEffect, useRef, useState } from 'react'
import type { FileCompared } from '../../../../shared/desk/guide-file-schemas.ts'
import { largestFileBytes } from '../../../../shared/desk/guide-files.ts'
import { refusalOf, type Api } from '../../../platform/api/api.ts'
import { trpc } from '../../../platform/api/trpc.ts'
import { reportFailure } from '../../../platform/browser/report-failure.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { explainFileProblem, problemsOf } from '../explain-problem.ts'
import { fileToSend, sendFile, Unreadable, whileShown, writtenInTheEnd, type SentFile } from './send-file.ts'
import type { Work } from './work-progress.tsx'

type Import =
  | { is: 'idle' }
  | { is: 'comparing' }
  | { is: 'failed'; why: string; again?: SentFile }
  | { is: 'compared'; file: SentFile; compared: FileCompared }
  | { is: 'written'; count: number }

/** Brings a file of guides into the shop: sent, compared, and written once somebody has seen what differs (B20.60). */
export function useImport() {
  const { t } = useLanguage()
  const { client, guides } = trpc.useUtils()
  const [state, setState] = useState<Import>({ is: 'idle' })
  const [work, setWork] = useState<Work>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  /** Another file is chosen: whatever is under way counts no more. */
  const forget = () => {
    running.current?.abort()
    setWork(undefined)
    setState({ is: 'idle' })
  }

  const fail = (error: unknown, file: SentFile) => {
    reportFailure('A file of guides could not be compared', error)
    const refusal = refusalOf(error)
    const [problem] = problemsOf(error)
    if (error instanceof Unreadable) setState({ is: 'failed', why: t('desk.files.unreadable') })
    else if (refusal === undefined) setState({ is: 'failed', why: t('desk.files.lost'), again: file })
    else if (problem !== undefined) setState({ is: 'failed', why: explainFileProblem(t, problem.reason) })
    else setState({ is: 'failed', why: t(`refusal.${refusal}`) })
  }

  const goOn = async (file: SentFile): Promise<void> => {
    forget()
    const own = new AbortController()
    running.current = own
    const show = (now: Work) => own.signal.aborted || setWork(now)
    setState({ is: 'comparing' })
    try {
      await sendFile(client.desk, file, show, own.signal)
      const order = { file: file.id, parts: file.parts }
      const comparing = client.desk.compareFile.mutate(order, { signal: own.signal })
      const compared = await whileShown(client.desk, file, show, comparing)
      if (!own.signal.aborted) setState({ is: 'compared', file, compared })
    } catch (error) {
      if (!own.signal.aborted) fail(error, file)
    } finally {
      if (!own.signal.aborted) setWork(undefined)
    }
  }

  const compare = (chosen: File): void => {
    if (chosen.size > largestFileBytes) setState({ is: 'failed', why: t('desk.files.tooLarge') })
    else void goOn(fileToSend(chosen))
  }

  const write = async (
    desk: Api['desk'],
    { file, compared }: { file: SentFile; compared: FileCompared },
    reason: string,
  ): Promise<void> => {
    const { mark, refused } = compared
    const order = { file: file.id, parts: file.parts, partial: refused > 0, mark, reason }
    try {
      const { added, changed } = await whileShown(desk, file, setWork, desk.importFile.mutate(order)).catch(
        (error: unknown) => writtenInTheEnd(desk, file, error),
      )
      setState({ is: 'written', count: added + changed })
      await guides.invalidate()
    } finally {
      setWork(undefined)
    }
  }

  return { state, work, forget, compare, goOn, write }
}
