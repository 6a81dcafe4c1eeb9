import { useAuth } from '../auth/session/session-provider.tsx'
import { OptionalPart } from '../ui/optional-part.tsx'
import { lazyComponent } from '../platform/pages/lazy-component.tsx'
import type { PageRequest } from '../platform/pages/page-route.ts'
import type { OwnAccessProps } from './own-access.tsx'

/** Guests own no guides and don't load this component. */
export const LazyOwnAccess = lazyComponent<OwnAccessProps>(
  async () => (await import('./own-access.tsx')).OwnAccess,
)

/** Shows on a guide's card how the user has access to it. Without access or after a failure, shows the price. */
export function AccessOrPrice(props: OwnAccessProps) {
  const { session } = useAuth()
  if (session === null) return props.children
  return (
    <OptionalPart instead={props.children}>
      <LazyOwnAccess {...props} />
    </OptionalPart>
  )
}

/** Prefetches what a member owns, for pages with many cards; does nothing for guests. */
export async function prefetchOwnedGuides({ data, load }: Pick<PageRequest, 'data' | 'load'>): Promise<void> {
  if ((await data.auth.session.fetch()) === null) return
  await Promise.all([LazyOwnAccess.preload(), load('reading'), data.access.owned.prefetch()])
}
