import type { Seller } from '../../shared/config/seller-schemas.ts'
import { trpc } from '../platform/api/trpc.ts'
import { useLanguage } from '../platform/texts/language.tsx'

/** Who sells. The page's own data on a first visit; undefined while a later one could not load it. */
export function useSeller(): Seller | undefined {
  const { language } = useLanguage()
  return trpc.config.seller.useQuery({ language }).data
}
