import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

async function buildCheckoutPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    // StrictMode mounts components twice only in React's development build.
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('./checkout-page.tsx', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })
  const chunks = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  )
  const script = chunks.find((chunk) => chunk.type === 'chunk')
  if (!script) throw new Error('The checkout page was not built')
  return script.code
}

/** Starts a shop with a strict content security policy: no inline code, and the fake as the only other origin. */
export async function startCheckoutShop(sandboxUrl: string): Promise<Server> {
  const script = await buildCheckoutPage()
  const policy = `default-src 'none'; script-src 'self' ${sandboxUrl}; style-src 'self'; img-src data:; frame-src ${sandboxUrl}; connect-src ${sandboxUrl}`
  const stripeJs = `<script src="${sandboxUrl}/basil/stripe.js"></script>`
  const head = '<!doctype html><html lang="en"><title>Checkout</title><link rel="icon" href="data:,">'
  const pages: Record<string, string> = {
    '/plain': `${head}<body>${stripeJs}`,
    '/checkout': `${head}<body><div id="root"></div>${stripeJs}<script src="/checkout.js"></script>`,
  }
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? ''
    const isScript = path === '/checkout.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.setHeader('Content-Security-Policy', policy)
    response.end(isScript ? script : (pages[path] ?? head))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  return server
}
