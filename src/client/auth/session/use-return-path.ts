import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { paths, splitLanguage } from '../../../shared/paths.ts'
import { rememberReturnPath } from './return-path.ts'
import { availableStorages } from '../../platform/browser/browser-storages.ts'

/** Keeps the last page before the login page; without its query, which may carry a payment's secret. */
export function useReturnPath(): void {
  const [pathname] = useLocation()
  useEffect(() => {
    const { session } = availableStorages()
    if (session !== undefined && splitLanguage(pathname).path !== paths.login)
      rememberReturnPath(session, pathname)
  }, [pathname])
}
