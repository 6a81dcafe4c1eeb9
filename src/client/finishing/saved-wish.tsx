import { useAuth } from '../auth/session/session-provider.tsx'
import { profiles } from '../platform/api/query-profiles.ts'
import { trpc } from '../platform/api/trpc.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { useWishChange, WishBox } from './steps/wish-box.tsx'

/** B21.21: whether somebody who is logged in wants to hear of the guides that they saved. */
export function SavedWish() {
  const { session } = useAuth()
  return session === null ? null : <Wish />
}

function Wish() {
  const { t } = useLanguage()
  const wish = trpc.finishing.savedWish.useQuery(undefined, profiles.other)
  const change = trpc.finishing.setSavedWish.useMutation(useWishChange(wish))
  return <WishBox label={t('saved.wish')} wish={wish} change={change} />
}
