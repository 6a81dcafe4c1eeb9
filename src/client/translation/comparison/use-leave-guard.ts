import { useLanguage } from '../../platform/texts/language.tsx'
import { useEffect } from 'react'

/** Asks for confirmation before a link or closing the tab discards changes. Returns a function that asks the same on demand. */
export function useLeaveGuard(hasChanges: boolean): () => boolean {
  const { t } = useLanguage()
  const leave = t('translation.leave')
  useEffect(() => {
    if (!hasChanges) return undefined
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const staysOpen = event.metaKey || event.ctrlKey || link?.getAttribute('target') === '_blank'
      if (link === null || staysOpen || window.confirm(leave)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', onUnload)
    // The capture phase runs before the router's listener.
    window.addEventListener('click', onClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('click', onClick, { capture: true })
    }
  }, [hasChanges, leave])
  return () => !hasChanges || window.confirm(leave)
}
