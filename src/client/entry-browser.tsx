import './app.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { DehydratedState } from '@tanstack/react-query'
import { splitLanguage } from '../shared/paths.ts'
import { App, createAroundNav } from './app.tsx'
import { answerOverNetwork } from './lib/api.ts'
import { Catalogues } from './lib/catalogues.ts'
import { loadPage } from './lib/load-page.ts'
import { matchRoute } from './lib/match-route.ts'
import { createQueryClient } from './lib/query-profiles.ts'

const catalogues = new Catalogues()
const queryClient = createQueryClient(answerOverNetwork)
const { language, path } = splitLanguage(window.location.pathname)

// Hydration finds the server's HTML unchanged only when the page's code and texts are already here.
await loadPage(matchRoute(path).route, language, catalogues)

const state = JSON.parse(document.getElementById('state')?.textContent ?? 'null') as DehydratedState | null
hydrateRoot(
  document.getElementById('app') ?? document.body,
  <StrictMode>
    <App
      catalogues={catalogues}
      queryClient={queryClient}
      dehydrated={state}
      aroundNav={createAroundNav(catalogues, queryClient)}
    />
  </StrictMode>,
)
