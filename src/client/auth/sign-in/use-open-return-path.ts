import { useLocation } from 'wouter'
import { localizePath, paths } from '../../../shared/paths.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { browserClock } from '../../platform/browser/clock.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { redirectDelayMs, takeReturnPath } from '../session/return-path.ts'

/**
 * Returns a function that opens the saved path after login, unless the user has navigated elsewhere (B7.7). Users with a
 * scheduled deletion are asked about it first (B18.4).
 */
export function useOpenReturnPath(): () => void {
  const { language } = useLanguage()
  const [, navigate] = useLocation()
  const { client } = trpc.useUtils()
  return () => {
    const here = window.location.pathname
    const saved = takeReturnPath(window.location.origin, language)
    const leave = async () => {
      const [isClosing] = await Promise.all([isGoingToBeDeleted(), browserClock.wait(redirectDelayMs)])
      const path = isClosing ? localizePath(language, paths.keepAccount) : saved
      if (window.location.pathname === here && path !== here) navigate(path)
    }
    void leave()
  }

  async function isGoingToBeDeleted(): Promise<boolean> {
    try {
      return (await client.auth.me.query()).user.deletesAt !== null
    } catch (error) {
      reportFailure('It is not known whether this account is going to be deleted', error)
      return false
    }
  }
}
