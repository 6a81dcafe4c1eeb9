import { adminPaths } from '../../../../shared/admin/admin-paths.ts'
import { useEffect, useRef, useState } from 'react'
import type { GuideDraft } from '../../../../shared/guides/editing/editing-schemas.ts'
import { emptyFields } from '../../../../shared/guides/fields/guide-fields.ts'
import { getRefusalCode, type RouterOutputs } from '../../../platform/api/api.ts'
import { trpc } from '../../../platform/api/trpc.ts'
import { reportFailure } from '../../../platform/browser/report-failure.ts'
import { useNavigate } from '../../../platform/pages/navigation.tsx'

export type EditedGuide = RouterOutputs['guides']['editing']

/** Where the edit is stored: as a version, as this editor's draft, or only on this page (`keeping`, `not-kept`). */
type Kept = 'saved' | 'kept' | 'keeping' | 'not-kept'

const debounceMs = 600
const retryMs = 3000

/** Manages a guide in the editor: stores drafts on the server while typing, and saves a version on click (B20.55, B20.56). */
export function useGuideEdit(opened: EditedGuide, id: number | null) {
  const { client, guides } = trpc.useUtils()
  const navigate = useNavigate()
  const [guide, setGuide] = useState(opened.edit?.guide ?? opened.stored?.guide ?? emptyGuide)
  const [version, setVersion] = useState(opened.edit?.version ?? opened.stored?.version ?? 0)
  const [stored, setStored] = useState(opened.stored)
  const [kept, setKept] = useState<Kept>(opened.edit === null ? 'saved' : 'kept')
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const current = useRef(guide)

  const isKeeping = useRef(false)
  /** Whether the latest change exists only on this page. */
  const isUnkept = useRef(false)

  const markStored = (how: 'saved' | 'kept') => {
    isUnkept.current = false
    setKept(how)
  }

  const keep = async (): Promise<void> => {
    if (isKeeping.current) return
    isKeeping.current = true
    const keeping = current.current
    try {
      await client.guides.keepEdit.mutate({ id, version, guide: keeping })
      // If the guide has changed during the request, it stays marked as unsaved, and the next autosave stores the newer draft.
      if (current.current === keeping) markStored('kept')
    } catch (error) {
      reportFailure('Storing a draft failed', error)
      setKept('not-kept')
    } finally {
      isKeeping.current = false
    }
  }
  useAutosave(saving ? 'saved' : kept, isUnkept, keep)

  const change = (parts: Partial<GuideDraft>) => {
    current.current = { ...current.current, ...parts }
    setGuide(current.current)
    isUnkept.current = true
    setKept('keeping')
  }

  /** Replaces the edit with the stored version. */
  const reload = async (): Promise<void> => {
    const fresh = await guides.editing.fetch({ id }, { staleTime: 0 })
    current.current = fresh.stored?.guide ?? emptyGuide
    setGuide(current.current)
    setVersion(fresh.stored?.version ?? 0)
    setStored(fresh.stored)
    markStored('saved')
    setFailure(undefined)
    await Promise.all([guides.history.invalidate(), guides.compareWithVersion.invalidate()])
  }

  const drop = async (): Promise<void> => {
    await client.guides.dropEdit.mutate({ id })
    await reload()
  }

  /**
   * Saves the edit as the version that follows version `over`. `over` differs from the version that was edited only after the
   * editor has seen a conflict.
   */
  const save = async (over = version): Promise<void> => {
    const written = current.current
    setSaving(true)
    setFailure(undefined)
    try {
      const saved = await client.guides.save.mutate({ id, version: over, guide: written })
      const isLatest = current.current === written
      if (id === null) {
        markStored('saved')
        navigate(adminPaths.guide(saved.id), { replace: true })
      } else if (isLatest) await reload()
      // After a merge, this page lacks the other editor's changes: keeping the old version number makes the next save merge
      // again.
      else if (!saved.merged) setVersion(saved.version)
    } catch (error) {
      setFailure(error)
      if (getRefusalCode(error) === 'guide-changed')
        setStored((await guides.editing.fetch({ id }, { staleTime: 0 })).stored)
      else if (getRefusalCode(error) === undefined) reportFailure('A guide could not be saved', error)
    } finally {
      setSaving(false)
    }
  }

  return { guide, stored, version, kept, saving, failure, change, save, drop, reload }
}

export type GuideEdit = ReturnType<typeof useGuideEdit>
export type GuideFieldsProps = Pick<GuideEdit, 'guide' | 'change'>

/** Stores the draft shortly after the last change, on retries after a failure, and before the page is left. */
function useAutosave(kept: Kept, isUnkept: { readonly current: boolean }, keep: () => Promise<void>): void {
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  // Unmounting stores the draft, because navigation within the app must not lose the last changes.
  useEffect(
    () => () => {
      if (isUnkept.current) void latest.current()
    },
    [isUnkept],
  )
  useEffect(() => {
    if (kept === 'saved' || kept === 'kept') return undefined
    const timer = setInterval(() => void latest.current(), kept === 'keeping' ? debounceMs : retryMs)
    const now = () => void latest.current()
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('online', now)
    addEventListener('pagehide', now)
    addEventListener('beforeunload', warn)
    return () => {
      clearInterval(timer)
      removeEventListener('online', now)
      removeEventListener('pagehide', now)
      removeEventListener('beforeunload', warn)
    }
  }, [kept])
}

const emptyGuide: GuideDraft = { ...emptyFields, price: 200, priceJpy: 200 }
