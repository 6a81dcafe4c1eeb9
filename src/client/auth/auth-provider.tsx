import {
  Suspense,
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { answersOf, openApi, queryFor } from '../lib/api.ts'
import { MemberTexts, useLanguage } from '../lib/i18n.tsx'
import { toast } from '../ui/toast-store.ts'
import type { AuthDialogsProps } from './auth-dialogs.tsx'
import type { AuthStore, Session } from './auth-store.ts'
import { createLazyAuth, type LazyAuth } from './lazy-auth.ts'
import { signUpEvent, toSignUpIntent, type SignUpIntent } from './sign-up-intent.ts'
import { provideTokens } from './token-source.ts'
import { useReturnPath } from './use-return-path.ts'

export interface Auth {
  session: Session
  state: 'loading' | 'ready'
  openSignIn: () => void
  openSignUp: (intent?: SignUpIntent) => void
  signOut: () => Promise<void>
}

/** Which dialog is asked for. */
export interface AuthDemand {
  dialog: 'sign-in' | 'sign-up'
  intent: SignUpIntent
}

/** Queries with a function of their own that depend on who is reading start their key with this. */
export const readerQueries = ['reader']

const AuthContext = createContext<(Auth & Pick<LazyAuth, 'openStore'>) | null>(null)

/** In every page's first load, so it holds only what a guest needs; the rest arrives when it is asked for. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, isPending } = useQuery(queryFor('auth.session'))
  const session = data ?? null
  const { openStore } = useLazyAuth(session)
  const { Dialogs, demand, ask, close } = useDialogs()
  useReturnPath()

  useEffect(() => {
    const openOnEvent = (event: Event) => {
      ask('sign-up', toSignUpIntent(event instanceof CustomEvent ? event.detail : undefined))
    }
    window.addEventListener(signUpEvent, openOnEvent)
    return () => window.removeEventListener(signUpEvent, openOnEvent)
  }, [ask])

  const auth = useMemo(
    () => ({
      session,
      state: isPending ? ('loading' as const) : ('ready' as const),
      openSignIn: () => ask('sign-in', {}),
      openSignUp: (intent: SignUpIntent = {}) => ask('sign-up', intent),
      signOut: async () => (await openStore()).signOut(),
      openStore,
    }),
    [session, isPending, ask, openStore],
  )
  return (
    <AuthContext value={auth}>
      {children}
      {Dialogs !== undefined && demand !== null && (
        <Suspense fallback={null}>
          <MemberTexts>
            <Dialogs demand={demand} ask={ask} close={close} />
          </MemberTexts>
        </Suspense>
      )}
    </AuthContext>
  )
}

export function useAuth(): Auth {
  return useAuthContext()
}

/** For the sign-in and sign-up forms only. */
export function useOpenAuthStore(): () => Promise<AuthStore> {
  return useAuthContext().openStore
}

function useAuthContext() {
  const auth = use(AuthContext)
  if (auth === null) throw new Error('useAuth outside AuthProvider')
  return auth
}

function useLazyAuth(session: Session): LazyAuth {
  const queryClient = useQueryClient()
  const [auth] = useState(() =>
    createLazyAuth(async (session) => {
      const [{ openAuthStore }, api] = await Promise.all([import('./open-auth-store.ts'), openApi()])
      return openAuthStore({
        session,
        api: api.auth,
        async refreshReader() {
          const ofReader = [answersOf('auth.session'), answersOf('guides.find'), readerQueries]
          await Promise.all(ofReader.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
        },
        clearQueries: () => queryClient.clear(),
      })
    }),
  )
  useEffect(() => provideTokens(auth), [auth])
  useEffect(() => auth.noteSession(session), [auth, session])
  return auth
}

function useDialogs() {
  const { t } = useLanguage()
  const [demand, setDemand] = useState<AuthDemand | null>(null)
  const [Dialogs, setDialogs] = useState<ComponentType<AuthDialogsProps>>()
  const ask = useCallback(
    (dialog: AuthDemand['dialog'], intent: SignUpIntent) => {
      setDemand({ dialog, intent })
      import('./auth-dialogs.tsx').then(
        ({ AuthDialogs }) => setDialogs(() => AuthDialogs),
        () => toast({ title: t('auth.error'), description: t('auth.network'), variant: 'error' }),
      )
    },
    [t],
  )
  return { Dialogs, demand, ask, close: () => setDemand(null) }
}
