import { useQuery } from '@tanstack/react-query'
import type { Seller } from '../../shared/config/seller-schemas.ts'
import { queryFor } from '../platform/api/api.ts'
import { useLanguage } from '../platform/texts/language.tsx'

/** Who sells. The page's own data on a first visit; undefined while a later one could not load it. */
export function useSeller(): Seller | undefined {
  const { language } = useLanguage()
  return useQuery(queryFor('config.seller', { language })).data
}
