import { useLocation } from 'wouter'
import { useLanguage } from '../../platform/texts/language.tsx'
import { availableStorages } from '../../platform/browser/browser-storages.ts'
import { redirectDelayMs, takeReturnPath } from '../session/return-path.ts'

/** B7.7: opens the saved path shortly after login, unless the user is already there or has navigated elsewhere. */
export function useAfterLogin(): () => void {
  const { language } = useLanguage()
  const [, navigate] = useLocation()
  return () => {
    const here = window.location.pathname
    const path = takeReturnPath(availableStorages().session, window.location.origin, language)
    setTimeout(() => {
      if (window.location.pathname === here && path !== here) navigate(path)
    }, redirectDelayMs)
  }
}
