import { FormFailure } from '../../ui/form/form-failure.tsx'
import { SecondFactorStep } from '../../auth/sign-in/second-factor-step.tsx'
import { FreshSignIn } from './fresh-sign-in.tsx'
import type { AccountChange } from './use-account-change.ts'

/** Why a change has stopped: it failed, or asks for a proof first. */
export function ChangeStatus({ status }: { status: AccountChange }) {
  const { failure, interruption, goOn, giveUp } = status
  if (interruption?.kind === 'fresh-sign-in')
    return <FreshSignIn done={() => goOn(interruption)} cancel={giveUp} />
  if (interruption?.kind === 'second-factor')
    return <SecondFactorStep needed={interruption.needed} done={() => goOn(interruption)} cancel={giveUp} />
  return (
    <div role="alert" className="empty:hidden">
      <FormFailure text={failure} />
    </div>
  )
}
