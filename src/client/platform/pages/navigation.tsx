import { useMemo, type ComponentProps } from 'react'
import { Link as RouterLink, useLocation, useSearch } from 'wouter'
import { localizePath, splitLanguage } from '../../../shared/paths.ts'
import { useLanguage } from '../texts/language.tsx'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A documented path from `shared/paths.ts`, to which the page's language is added. */
  to: string
}

/** Renders a link within the shop, in the page's language. */
export function Link({ to, ...anchor }: LinkProps) {
  const { language } = useLanguage()
  return <RouterLink href={localizePath(language, to)} {...anchor} />
}

/** Returns a function that navigates to a documented path in the page's language. */
export function useNavigate(): (to: string, options?: { replace?: boolean }) => void {
  const { language } = useLanguage()
  const [, navigate] = useLocation()
  return (to, options) => navigate(localizePath(language, to), options)
}

/** Returns the documented path of the page, without language prefix. */
export function usePath(): string {
  const [pathname] = useLocation()
  return splitLanguage(pathname).path
}

export function useQueryString(): URLSearchParams {
  const search = useSearch()
  return useMemo(() => new URLSearchParams(search), [search])
}
