import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// What the last start has compiled, and freed of its types, is not compiled again. Where nothing may be written, it is.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/start', import.meta.url)))
await import('./main.ts')
