import type { AuthDemand } from './auth-provider.tsx'
import { LoginDialog } from './login-dialog.tsx'
import { SignUpDialog } from './sign-up-dialog.tsx'

export interface AuthDialogsProps {
  demand: AuthDemand
  ask: (dialog: AuthDemand['dialog'], intent: AuthDemand['intent']) => void
  close: () => void
}

export function AuthDialogs({ demand, ask, close }: AuthDialogsProps) {
  const { intent } = demand
  return demand.dialog === 'sign-in' ? (
    <LoginDialog failure={demand.failure} close={close} signUpInstead={() => ask('sign-up', intent)} />
  ) : (
    <SignUpDialog intent={intent} close={close} logInInstead={() => ask('sign-in', intent)} />
  )
}
