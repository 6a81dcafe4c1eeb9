import {
  Suspense,
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { trpc } from '../../platform/api/trpc.ts'
import { MemberTexts, useLanguage } from '../../platform/texts/language.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { SessionStore } from './store/session-store.ts'
import type { SessionState, Session } from './store/session-state.ts'
import { createLazySession, type LazySession } from './lazy-session.ts'
import * as storageKeys from '../../platform/browser/storage-keys.ts'
import { getLastKnownUid } from '../../platform/browser/last-known-uid.ts'
import { listenTo } from '../../platform/browser/listeners.ts'
import { watchOtherTabs } from './other-tabs.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { availableStorages } from '../../platform/browser/browser-storages.ts'
import {
  signUpEvent,
  parseSignUpIntent,
  type SignUpIntent,
  type LoadSignInDialog,
  type SignInRequest,
  type SignInDialogProps,
  type SignInView,
} from './sign-in-request.ts'
import { isLoggedOut, logoutTimeoutMs, markLoggedOut } from './logged-out.ts'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { browserClock } from '../../platform/browser/clock.ts'
import { setTokenSource } from '../../platform/api/bearer-tokens.ts'

interface AuthState {
  session: Session
  /**
   * The user shown in the header. Until the provider has answered, a user who logged in less than a day ago is shown. Grants no
   * access.
   */
  greeted: Session
  /** 'ui-only': authentication is disabled, because its configuration is incomplete. */
  state: 'loading' | 'ready' | 'ui-only'
  /** Opens the login form with the required fields only, on a page where the user has to log in to continue. */
  openSignIn: () => void
  openSignUp: (intent?: SignUpIntent) => void
  /** Opens the dialog with the login and sign-up forms. */
  openAccount: (view: SignInView, email?: string) => void
  signOut: () => Promise<void>
  /** Opens the store, for changes of the session or the account only. */
  openStore: () => Promise<SessionStore>
}

type Show = (request: SignInRequest) => void

/** The key prefix of custom queries that depend on the user. */
export const readerQueryPrefix = ['reader']

const AuthContext = createContext<AuthState | null>(null)

interface SessionProviderProps {
  loadDialog: LoadSignInDialog
  children: ReactNode
}

/** Provides the session. Every page loads this code first, so it contains only what a guest needs. */
export function SessionProvider({ loadDialog, children }: SessionProviderProps) {
  const { data, isPending } = trpc.auth.session.useQuery()
  const cookieSession = data ?? null
  const queryClient = useQueryClient()
  const lazySession = useLazySession(cookieSession)
  const { openStore } = lazySession
  const provider = useSyncExternalStore(lazySession.subscribe, lazySession.state, () => undefined)
  const { Dialog, request, setRequest, show } = useDialog(loadDialog)
  const greeted = greetedOf(cookieSession, provider)
  const session = sessionOf(cookieSession, provider)
  const isStarting = useStart(cookieSession, openStore, show)
  const [isLeaving, setLeaving] = useState(false)
  const state: AuthState['state'] =
    provider?.status === 'ui-only' ? 'ui-only' : isPending || isStarting ? 'loading' : 'ready'
  useOtherTabs(session?.uid ?? null, setLeaving)

  // A layout effect runs before the page counts as hydrated; replayed events need this listener.
  useLayoutEffect(() => {
    const openOnEvent = (event: Event) => {
      const intent = parseSignUpIntent(event instanceof CustomEvent && event.detail)
      show({ view: 'sign-up', full: false, intent })
    }
    return listenTo([signUpEvent], openOnEvent)
  }, [show])

  const auth = useMemo(
    () => ({
      session,
      greeted,
      state,
      openSignIn: () => show({ view: 'login', full: false, intent: {} }),
      openSignUp: (intent: SignUpIntent = {}) => show({ view: 'sign-up', full: false, intent }),
      openAccount: (view: SignInView, email = '') => show({ view, full: true, intent: {}, email }),
      async signOut() {
        markLoggedOut()
        setLeaving(true)
        const notified = openStore().then((store) => store.signOut())
        await Promise.race([notified, browserClock.wait(logoutTimeoutMs)]).catch(reportUnfinished)
        queryClient.clear()
        window.location.reload()
      },
      openStore,
    }),
    [session, greeted, state, show, openStore, queryClient],
  )
  return (
    <AuthContext value={auth}>
      {isLeaving ? <PageSkeleton /> : children}
      {Dialog !== undefined && request !== null && (
        <Suspense fallback={null}>
          <MemberTexts>
            <Dialog request={request} show={show} close={() => setRequest(null)} />
          </MemberTexts>
        </Suspense>
      )}
    </AuthContext>
  )
}

export function useAuth() {
  const auth = use(AuthContext)
  if (auth === null) throw new Error('useAuth outside SessionProvider')
  return auth
}

function useLazySession(session: Session): LazySession {
  const { client } = trpc.useUtils()
  const refreshReader = useRefreshReader()
  const [auth] = useState(() =>
    createLazySession(async (session) => {
      const { createSessionStore } = await import('./store/session-store.ts')
      return createSessionStore({ session, api: client.auth, refreshReader })
    }),
  )
  useEffect(() => setTokenSource(auth), [auth])
  useEffect(() => auth.updateSession(session), [auth, session])
  return auth
}

/** Returns the user of the session cookie. Without a cookie, returns the user who is signed in at the provider (R7). */
function sessionOf(cookieSession: Session, provider: SessionState | undefined): Session {
  const isFromBackup = provider?.status === 'user' && provider.fromBackup
  return isFromBackup ? cookieSession : greetedOf(cookieSession, provider)
}

function greetedOf(cookieSession: Session, provider: SessionState | undefined): Session {
  if (provider?.status === 'ui-only') return null
  if (cookieSession !== null || provider?.status !== 'user') return cookieSession
  return { uid: provider.user.uid, email: provider.user.email }
}

const returnsFromRedirect = () => availableStorages().session?.getItem(storageKeys.pendingRedirectKey) != null

function useRefreshReader(): () => Promise<void> {
  const queryClient = useQueryClient()
  const { auth, guides } = trpc.useUtils()
  return useCallback(async () => {
    await Promise.all([
      auth.session.invalidate(),
      guides.find.invalidate(),
      queryClient.invalidateQueries({ queryKey: readerQueryPrefix }),
    ])
  }, [queryClient, auth, guides])
}

function useOtherTabs(uid: string | null, setLeaving: (isLeaving: boolean) => void): void {
  const refreshReader = useRefreshReader()
  useEffect(() => {
    return watchOtherTabs(uid, {
      onUserLeft() {
        setLeaving(true)
        window.location.reload()
      },
      onUserCame: () => void refreshReader(),
    })
  }, [uid, refreshReader, setLeaving])
}

const reportUnfinished = (error: unknown) => reportFailure('The log-out is finished by the next page', error)

/** Names of errors that the login dialog can explain or continue from. */
const explainedByLogin = new Set(['RedirectFailedError', 'SecondFactorRequiredError'])

/**
 * Loads the store immediately after a return from Google, for a user known only to the provider, or to finish a log-out. True
 * until the result is known.
 */
function useStart(cookieSession: Session, openStore: LazySession['openStore'], show: Show): boolean {
  const [isStarting, setStarting] = useState(false)
  useEffect(() => {
    if (
      cookieSession !== null ||
      !(returnsFromRedirect() || getLastKnownUid() !== undefined || isLoggedOut())
    )
      return
    setStarting(true)
    openStore()
      .then((store) => store.start())
      .catch((error: unknown) => {
        if (error instanceof Error && explainedByLogin.has(error.name))
          show({ view: 'login', full: true, intent: {}, failure: error })
        else reportFailure('Session restore failed', error)
      })
      .finally(() => setStarting(false))
    // oxlint-disable-next-line react/exhaustive-deps -- runs once per visit; the store handles later changes
  }, [])
  return isStarting
}

function useDialog(loadDialog: LoadSignInDialog) {
  const { t, texts, language } = useLanguage()
  const [request, setRequest] = useState<SignInRequest | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps>>()
  const show = useCallback<Show>(
    (next) => {
      setRequest(next)
      // The dialog is loaded together with its texts, because React delays a nested fallback by a third of a second.
      Promise.all([loadDialog(), texts.load(language, 'members')]).then(
        ([loaded]) => setDialog(() => loaded),
        () => showToast({ title: t('auth.error'), description: t('auth.network'), variant: 'error' }),
      )
    },
    [t, texts, language, loadDialog],
  )
  return { Dialog, request, setRequest, show }
}
