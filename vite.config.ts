import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedFilesPlugin } from './scripts/build/compressed-files.ts'
import { firstVisitBudgetPlugin } from './scripts/build/first-visit-budget.ts'
import { headScriptPlugin } from './scripts/build/head-script.ts'
import { plainImportsPlugin } from './scripts/build/plain-imports.ts'
import { trpcTreeShakingPlugin } from './scripts/build/trpc-tree-shaking.ts'
import { releaseFilesPlugin } from './scripts/build/release-files.ts'
import { browserRoutesPlugin } from './scripts/build/browser-routes.ts'

// Modules that every first visit needs, in one chunk: many small ones compress worse than one.
const shell = [
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
  // tRPC's hooks for React name all of TanStack Query's.
  /node_modules\/@tanstack\/(query-core|react-query)\//,
  /node_modules\/@trpc\//,
  /src\/client\/(app|routes|match-route|layout\/(?!account-menu)|preferences\/|hydration\/)/,
  /src\/client\/platform\/(api\/(api|links|query-profiles|trpc)\.|pages\/|texts\/(language|text-loader)|browser\/(browser-storages|clock|is-saving-data|use-|run-when-idle))/,
  /src\/client\/(access\/shown-access|auth\/session\/session-provider|ui\/(badge|button|icon\.|run-on-click|toast|page\/(?!load-failed|not-found-page|remember-focus)))/,
  /src\/client\/guides\/catalogue\/(guide-card|guide-list-error|list-parts|tag-label|whole-list\/whole-list)/,
  /src\/client\/progress\/saved\/sav(e-button|ed-store)/,
  /src\/shared\/(?!texts\/[^/]+\/|.*-schemas|auth\/|contact\/|admin\/|errors|guide-path-in-url|objects|progress\/|law\/|newsletter\/|proof\/|guides\/(?:guide-facts|asking\/|editing\/|fields\/|reports\/|tag-synonyms|fold-text)|payments\/|translation\/)/,
]

// The code for calls to the server; a first visit makes none.
const calls = [
  /node_modules\/(superjson|copy-anything|is-what)\//,
  /node_modules\/@trpc\/(client\/src\/(links\/(?!internals\/createChain)|internals\/(transformer|signals))|server\/src\/unstable-core-do-not-import\/transformer)/,
  /src\/client\/platform\/api\/over-network/,
  /src\/shared\/errors/,
]

export default defineConfig(({ command }) => ({
  plugins: [
    trpcTreeShakingPlugin(),
    plainImportsPlugin(),
    browserRoutesPlugin(),
    react(),
    tailwindcss(),
    headScriptPlugin(),
    firstVisitBudgetPlugin(),
    compressedFilesPlugin(),
    releaseFilesPlugin('dist/client/.vite/manifest.json'),
  ],
  // React has had this hook since 18; the router still imports the shim for older versions.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: 'src/client/public',
  appType: 'custom',
  // Server and browser must name the same files.
  build: { assetsInlineLimit: 0 },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) await builder.build(environment)
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // Otherwise each first visit loads the names of all the shop's files. A page's own are named in its HTML; those of the
        // pages that come next are fetched when idle.
        modulePreload: false,
        cssCodeSplit: false,
        rolldownOptions: {
          // The package does not say so itself: what is not used of its links may be left out.
          treeshake: { moduleSideEffects: [{ test: /@trpc\/(client|react-query)\//, sideEffects: false }] },
          output: {
            // The first visit loads the names of dozens of chunks: the hash alone is the shortest. The manifest has their modules.
            chunkFileNames: ({ name }) => `assets/${name === 'shell' ? 'shell-' : ''}[hash:7].js`,
            codeSplitting: {
              groups: [
                {
                  name: 'calls',
                  test: (id) => calls.some((part) => part.test(id)),
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                { name: 'shell', test: (id) => shell.some((part) => part.test(id)), priority: 1 },
                // Who presses Buy or logs in waits for each file: a slow phone takes as long over a small one as over a large.
                {
                  name: 'sign-in',
                  test: /src\/(client\/auth\/(sign-in\/(?!members-only|login-page)|session\/(pending-checkout|return-path))|shared\/auth\/check-credentials)/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'forms',
                  test: /src\/client\/ui\/(dialog|focus-on-mount|linked-text|form\/(form-(buttons|data|failure)|text-field))\./,
                  includeDependenciesRecursively: false,
                },
                // What home and the list have in common.
                {
                  name: 'shelves',
                  test: /src\/client\/(guides\/catalogue\/guide-grid|ui\/(form\/(guide-search-form|form-path)|skeleton))/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // One React, its production build, whatever NODE_ENV the process is started with.
      ...(command === 'build' ? { resolve: { noExternal: true as const } } : {}),
      define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
      build: { outDir: 'dist/server', ssr: true, rolldownOptions: { input: 'src/client/entry-server.tsx' } },
    },
    // After the client, whose files it names. One script, whose own name never changes.
    serviceWorker: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/client/entry-service-worker.ts',
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    },
  },
}))
