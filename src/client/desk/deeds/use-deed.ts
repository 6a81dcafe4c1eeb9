import { useState } from 'react'
import { refusalOf, type Api } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { toast } from '../../ui/toast-store.ts'
import { keepPlace } from './keep-place.ts'

type Work = (desk: Api['desk']) => Promise<unknown>

/** Does something at the desk, says that it is done or why not, and shows what it changed. */
export function useDeed(done: string, close?: () => void) {
  const { t } = useLanguage()
  const { client, desk } = trpc.useUtils()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  /** What waits for a fresh login. */
  const [unproven, setUnproven] = useState<{ work: Work }>()

  const act = async (work: Work): Promise<void> => {
    const restorePlace = keepPlace()
    setPending(true)
    setFailure(undefined)
    setUnproven(undefined)
    try {
      await work(client.desk)
      toast({ title: done })
      close?.()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === 'sign-in-again') setUnproven({ work })
      else {
        reportFailure('A deed failed', error)
        setFailure(refusal === undefined ? t('desk.deed.noAnswer') : t(`refusal.${refusal}`))
      }
    } finally {
      setPending(false)
      await desk.invalidate()
      restorePlace()
    }
  }
  return {
    pending,
    failure,
    unproven,
    act,
    again: () => {
      if (unproven !== undefined) void act(unproven.work)
    },
  }
}
