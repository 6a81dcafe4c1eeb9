import type { Seller } from '../../shared/config/seller-schemas.ts'
import { trpc } from '../platform/api/trpc.ts'
import { useLanguage } from '../platform/texts/language.tsx'

/** Returns the seller; undefined until it has loaded on later visits. The first page contains it. */
export function useSeller(): Seller | undefined {
  const { language } = useLanguage()
  return trpc.config.seller.useQuery({ language }).data
}
