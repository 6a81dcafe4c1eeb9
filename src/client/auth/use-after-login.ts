import { useLocation } from 'wouter'
import { useLanguage } from '../lib/i18n.tsx'
import { availableStorages } from '../lib/browser-storages.ts'
import { redirectDelayMs, takeReturnPath } from './return-path.ts'

/** Spec 4: the saved path, a moment after logging in; nobody is moved who is there already or has gone on. */
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
