import './app.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { hydrate } from '@tanstack/react-query'
import { createTRPCClient } from '@trpc/client'
import { createTRPCQueryUtils } from '@trpc/react-query'
import type { AppRouter } from '../server/router.ts'
import { paths, splitLanguage } from '../shared/paths.ts'
import { App, createAroundNavHandler, preparePage } from './app.tsx'
import { LazyListNote, LazyNoGuides } from './guides/catalogue/list-parts.ts'
import {
  answerFromWholeList,
  canUseWholeList,
  loadListReader,
} from './guides/catalogue/whole-list/whole-list.ts'
import { LazyAccountMenu } from './layout/account-links.tsx'
import { createLocalLink, createLazyLink } from './platform/api/links.ts'
import { TextLoader } from './platform/texts/text-loader.ts'
import { loadPage } from './platform/pages/load-page.ts'
import { matchRoute, showOfflinePageAt } from './match-route.ts'
import { createQueryClient, retrySessionQuery } from './platform/api/query-profiles.ts'
import { isSavingData } from './platform/browser/is-saving-data.ts'
import { runWhenIdle } from './platform/browser/run-when-idle.ts'
import { hydrateAndReplay } from './hydration/hydrate-and-replay.ts'
import { setHydrationStatus } from './hydration/hydration-state.ts'

const texts = new TextLoader()
const queryClient = retrySessionQuery(createQueryClient())
const client = createTRPCClient<AppRouter>({
  links: [
    createLocalLink((call, askServer) =>
      canUseWholeList(call) ? answerFromWholeList(queryClient, call.input, askServer) : undefined,
    ),
    createLazyLink(async () => (await import('./platform/api/over-network.ts')).networkLink),
  ],
})
const data = createTRPCQueryUtils({ client, queryClient })
const { language, path } = splitLanguage(window.location.pathname)
// The service worker responds with the offline page if a URL can't be reached.
const isOffline = document.getElementById('offline') !== null
if (isOffline) showOfflinePageAt(path)

// Hydration requires the page's data, code and texts, so that the first render equals the server's HTML.
const state = document.getElementById('state')
hydrate(queryClient, JSON.parse(state?.textContent ?? 'null'))
// The element is removed, because its JSON would keep a guide's text in the document after navigation.
state?.remove()
await Promise.all([
  preparePage(window.location.href, data, texts),
  data.auth.session.getData() && LazyAccountMenu.preload(),
])

const root = document.getElementById('app') ?? document.body
const app = (
  <StrictMode>
    <App
      texts={texts}
      queryClient={queryClient}
      client={client}
      aroundNav={createAroundNavHandler(texts, data)}
    />
  </StrictMode>
)
// The offline page was rendered for its own address, so its HTML does not match the requested one.
if (isOffline) {
  createRoot(root).render(app)
  window.hydration.isOwned = () => true
  setHydrationStatus('hydrated')
} else await hydrateAndReplay(root, app)

runWhenIdle(() => {
  import('./start-idle-tasks.ts').then(
    ({ startIdleTasks }) => startIdleTasks(client, data, queryClient),
    () => undefined,
  )
})

// Most visits go to the list and then to a guide: their code is preloaded, so that both open even without a connection.
if (!isSavingData()) {
  runWhenIdle(() => {
    const next = [paths.guides, paths.guide(1)].map((path) => matchRoute(path).route)
    const preloaded = Promise.all([
      ...next.map((route) => loadPage(route, language, texts)),
      loadListReader(),
      LazyListNote.preload(),
      LazyNoGuides.preload(),
      texts.load(language, 'failures'),
    ])
    preloaded.catch(() => undefined) // loaded again when it is needed
  })
}
