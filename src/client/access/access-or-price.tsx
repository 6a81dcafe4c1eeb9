import { Suspense } from 'react'
import { useAuth } from '../auth/session/session-provider.tsx'
import { OrNothing } from '../ui/or-nothing.tsx'
import { lazyPart } from '../platform/pages/lazy-part.tsx'
import type { PageRequest } from '../platform/pages/page-route.ts'
import type { OwnAccessProps } from './own-access.tsx'

/** Guests own nothing and do not load it. */
export const OwnAccess = lazyPart<OwnAccessProps>(async () => (await import('./own-access.tsx')).OwnAccess)

/** The end of a guide's card: how its reader has access to it, or its price, also if the former can't be loaded. */
export function AccessOrPrice(props: OwnAccessProps) {
  const { session } = useAuth()
  if (session === null) return props.children
  return (
    <OrNothing instead={props.children}>
      <Suspense fallback={null}>
        <OwnAccess {...props} />
      </Suspense>
    </OrNothing>
  )
}

/** For pages with many cards: a member's list arrives with what they own, a guest's asks nothing. */
export async function prepareOwned({ data, load }: Pick<PageRequest, 'data' | 'load'>): Promise<void> {
  if ((await data.auth.session.fetch()) === null) return
  await Promise.all([OwnAccess.preload(), load('reading'), data.access.owned.prefetch()])
}
