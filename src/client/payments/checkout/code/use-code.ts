import { useNavigate, usePath, useQueryString } from '../../../platform/pages/navigation.tsx'

export interface TypedCode {
  /** As it was typed; undefined without one. */
  typed: string | undefined
  /** Has the page pay with another one, or with none. */
  take: (typed: string | undefined) => void
}

/** The code in the page's address, so that a link brings it and a reload keeps it (B21.85). */
export function useCode(): TypedCode {
  const path = usePath()
  const query = useQueryString()
  const navigate = useNavigate()
  const take = (typed: string | undefined) => {
    const next = new URLSearchParams(query)
    if (typed === undefined) next.delete('code')
    else next.set('code', typed)
    navigate(next.size === 0 ? path : `${path}?${next}`, { replace: true })
  }
  return { typed: query.get('code')?.trim().slice(0, 60) || undefined, take }
}
