import { profiles } from '../../platform/api/query-profiles.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { useWishChange, WishBox } from './wish-box.tsx'

/** B21.82: whether somebody who is logged in wants to be reminded of steps. */
export function StepWish() {
  const { t } = useLanguage()
  const wish = trpc.finishing.stepWish.useQuery(undefined, profiles.other)
  const change = trpc.finishing.setStepWish.useMutation(useWishChange(wish))
  return <WishBox label={t('steps.wish')} wish={wish} change={change} />
}
