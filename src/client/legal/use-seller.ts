import type { Seller } from '../../shared/config/seller-schemas.ts'
import { trpc } from '../platform/api/trpc.ts'
import { useLanguage } from '../platform/texts/language.tsx'

/** The seller. On a first visit it is part of the page's data; on later visits it is undefined until it has loaded. */
export function useSeller(): Seller | undefined {
  const { language } = useLanguage()
  return trpc.config.seller.useQuery({ language }).data
}
