import type { Seller } from '../../shared/config/seller-schemas.ts'
import { trpc } from '../platform/api/trpc.ts'
import { useLanguage } from '../platform/texts/language.tsx'

/** Returns the seller. Undefined while it loads on later pages; the first page contains it. */
export function useSeller(): Seller | undefined {
  const { language } = useLanguage()
  return trpc.config.seller.useQuery({ language }).data
}
