import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { projectRoot } from '../../../../scripts/processes/project.ts'

export interface OpenedContext {
  context: BrowserContext
  /** Messages of the browser about its pages, one per line. */
  events: readonly string[]
}

/** Starts to record console messages, page errors and failed requests of a context, one per line. */
export function recordEvents(context: BrowserContext): readonly string[] {
  const events: string[] = []
  context.on('console', (message) => {
    events.push(`${message.location().url} ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (webError) => {
    const error = webError.error()
    events.push(`${webError.page()?.url() ?? ''} page error: ${error.stack ?? error.message}`)
  })
  context.on('requestfailed', (request) => {
    events.push(`${request.method()} ${request.url()} failed: ${request.failure()?.errorText ?? ''}`)
  })
  context.on('response', (response) => {
    if (response.status() < 400) return
    events.push(`${response.request().method()} ${response.url()} answered ${response.status()}`)
  })
  return events
}

interface Failure {
  file: string
  title: string
  contexts: readonly OpenedContext[]
  serverLines: readonly string[]
  folder?: string
}

/** Saves screenshots and logs of a failed browser test and returns the folder, relative to the project. */
export async function saveArtifacts({
  file,
  title,
  contexts,
  serverLines,
  folder = path.join(projectRoot, 'test-results'),
}: Failure): Promise<string> {
  const results = path.join(folder, `${path.basename(file, '.test.ts')}-${slugOf(title)}`)
  await rm(results, { recursive: true, force: true })
  await mkdir(results, { recursive: true })
  const pages = contexts.flatMap(({ context }) => context.pages())
  const addresses: string[] = []
  for (const [index, page] of pages.entries()) {
    const picture = `page-${index + 1}.png`
    // A screenshot fails if the page has crashed.
    const problem = await page.screenshot({ path: path.join(results, picture) }).then(() => '', String)
    addresses.push(`${picture} ${page.url()} ${problem}`.trimEnd())
  }
  const events = contexts.flatMap((context) => context.events)
  await writeFile(path.join(results, 'browser.log'), lines([...addresses, ...events]))
  await writeFile(path.join(results, 'server.log'), lines(serverLines))
  return path.relative(projectRoot, results)
}

const maxSlugLength = 80

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .slice(0, maxSlugLength)
    .replaceAll(/^-|-$/g, '')

const lines = (texts: readonly string[]) => texts.map((text) => `${text}\n`).join('')
