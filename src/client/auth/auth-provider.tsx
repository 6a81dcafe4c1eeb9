import {
  Suspense,
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { answersOf, openApi, queryFor } from '../lib/api.ts'
import { MemberTexts, useLanguage } from '../lib/i18n.tsx'
import { toast } from '../ui/toast-store.ts'
import type { AuthDialogsProps } from './auth-dialogs.tsx'
import type { AuthState, AuthStore, Session } from './auth-store.ts'
import { createLazyAuth, type LazyAuth } from './lazy-auth.ts'
import { marks } from './marks.ts'
import { followOtherTabs } from './other-tabs.ts'
import { reportFailure } from './report-failure.ts'
import { availableStorages } from './browser-storages.ts'
import { signUpEvent, toSignUpIntent, type SignUpIntent } from './sign-up-intent.ts'
import { provideTokens } from './token-source.ts'
import { useReturnPath } from './use-return-path.ts'

export interface Auth {
  session: Session
  /** 'ui-only': authentication is switched off, because its configuration is incomplete. */
  state: 'loading' | 'ready' | 'ui-only'
  openSignIn: () => void
  openSignUp: (intent?: SignUpIntent) => void
  signOut: () => Promise<void>
}

/** Which dialog is asked for. */
export interface AuthDemand {
  dialog: 'sign-in' | 'sign-up'
  intent: SignUpIntent
  /** Why the dialog has opened by itself. */
  failure?: unknown
}

type Ask = (dialog: AuthDemand['dialog'], intent: SignUpIntent, failure?: unknown) => void

/** Queries with a function of their own that depend on who is reading start their key with this. */
export const readerQueries = ['reader']

const AuthContext = createContext<(Auth & Pick<LazyAuth, 'openStore'>) | null>(null)

/** In every page's first load, so it holds only what a guest needs; the rest arrives when it is asked for. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, isPending } = useQuery(queryFor('auth.session'))
  const cookieSession = data ?? null
  const lazyAuth = useLazyAuth(cookieSession)
  const { openStore } = lazyAuth
  const provider = useSyncExternalStore(lazyAuth.subscribe, lazyAuth.state, () => undefined)
  const { Dialogs, demand, ask, close } = useDialogs()
  const session = sessionOf(cookieSession, provider)
  const isLoading = isPending || (cookieSession === null && provider?.status === 'loading')
  const state: Auth['state'] = provider?.status === 'ui-only' ? 'ui-only' : isLoading ? 'loading' : 'ready'
  useReturnPath()
  useOtherTabs(session?.uid ?? null)
  useStart(cookieSession, openStore, ask)

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
      state,
      openSignIn: () => ask('sign-in', {}),
      openSignUp: (intent: SignUpIntent = {}) => ask('sign-up', intent),
      signOut: async () => (await openStore()).signOut(),
      openStore,
    }),
    [session, state, ask, openStore],
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
    createLazyAuth({
      remembersSomebody,
      async open(session) {
        const [{ openAuthStore }, api] = await Promise.all([import('./open-auth-store.ts'), openApi()])
        return openAuthStore({
          session,
          api: api.auth,
          refreshReader: () => refreshReader(queryClient),
          clearQueries: () => queryClient.clear(),
        })
      },
    }),
  )
  useEffect(() => provideTokens(auth), [auth])
  useEffect(() => auth.noteSession(session), [auth, session])
  return auth
}

/** The cookie says who reads; without one, the provider may still know them (design 7). */
function sessionOf(cookieSession: Session, provider: AuthState | undefined): Session {
  if (provider?.status === 'ui-only') return null
  if (cookieSession !== null || provider?.status !== 'user') return cookieSession
  return { uid: provider.user.uid, email: provider.user.email }
}

const remembersSomebody = () => availableStorages().local?.getItem(marks.lastKnown) != null
const comesFromRedirect = () => availableStorages().session?.getItem(marks.redirect) != null

async function refreshReader(queryClient: QueryClient): Promise<void> {
  const ofReader = [answersOf('auth.session'), answersOf('guides.find'), readerQueries]
  await Promise.all(ofReader.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

function useOtherTabs(uid: string | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const { local } = availableStorages()
    if (local === undefined) return
    return followOtherTabs({
      page: window,
      isHidden: () => document.hidden,
      storage: local,
      uid,
      personLeft: () => window.location.reload(),
      personCame: () => void refreshReader(queryClient),
    })
  }, [uid, queryClient])
}

/** Loads the store at once only for whoever comes back from Google, or is known to the provider but not by a cookie. */
function useStart(cookieSession: Session, openStore: LazyAuth['openStore'], ask: Ask): void {
  useEffect(() => {
    if (cookieSession !== null || !(comesFromRedirect() || remembersSomebody())) return
    openStore()
      .then((store) => store.start())
      .catch((error: unknown) => {
        if (error instanceof Error && error.name === 'RedirectFailed') ask('sign-in', {}, error)
        else reportFailure('Nobody could be let in', error)
      })
    // Once a visit: later changes are the store's own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}

function useDialogs() {
  const { t } = useLanguage()
  const [demand, setDemand] = useState<AuthDemand | null>(null)
  const [Dialogs, setDialogs] = useState<ComponentType<AuthDialogsProps>>()
  const ask = useCallback<Ask>(
    (dialog, intent, failure) => {
      setDemand({ dialog, intent, failure })
      import('./auth-dialogs.tsx').then(
        ({ AuthDialogs }) => setDialogs(() => AuthDialogs),
        () => toast({ title: t('auth.error'), description: t('auth.network'), variant: 'error' }),
      )
    },
    [t],
  )
  return { Dialogs, demand, ask, close: () => setDemand(null) }
}
