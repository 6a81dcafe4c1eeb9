import { useQuery } from '@tanstack/react-query'
import type { Seller } from '../../shared/seller-schemas.ts'
import { queryFor } from '../lib/api.ts'
import { useLanguage } from '../lib/i18n.tsx'

/** Who sells. The page's own data on a first visit; undefined while a later one could not load it. */
export function useSeller(): Seller | undefined {
  const { language } = useLanguage()
  return useQuery(queryFor('config.seller', { language })).data
}
