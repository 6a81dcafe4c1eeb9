import { useEffect, useRef, useState } from 'react'
import { paths } from '../../shared/paths.ts'
import { trpc } from '../platform/api/trpc.ts'
import { useNavigate } from '../platform/pages/navigation.tsx'
import { useLanguage } from '../platform/texts/language.tsx'

/**
 * Fetches more guides and then navigates to their URL. The current guides stay visible during the request. Going back
 * from a guide shows the same number as before. The focus moves to the first new card.
 */
export function useLoadMore(shown: number, next: number) {
  const shelf = useRef<HTMLDivElement>(null)
  const shownBefore = useRef<number>(undefined)
  const data = trpc.useUtils()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const [isLoading, setIsLoading] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    const before = shownBefore.current
    if (before === undefined || shown <= before) return
    shownBefore.current = undefined
    shelf.current?.querySelectorAll<HTMLElement>('article h3 a')[before]?.focus()
  }, [shown])

  const load = async () => {
    setIsLoading(true)
    setFailure(undefined)
    try {
      await data.guides.featured.fetch({ count: next, language })
      shownBefore.current = shown
      navigate(`${paths.home}?show=${next}`, { replace: true })
    } catch (error) {
      setFailure(error)
    } finally {
      setIsLoading(false)
    }
  }

  return { shelf, load, isLoading, failure }
}
