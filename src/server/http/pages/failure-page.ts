import { onThisSite, splitLanguage } from '../../../shared/paths.ts'
import { refusals, type RefusalCode } from '../../../shared/errors.ts'
import { translateIn } from '../../platform/texts.ts'
import type { ClientBuild } from '../client-build.ts'
import { siteName } from '../markup/site-name.ts'
import { toDocument } from './document.ts'

export interface FailedRequest {
  /** Path and query. */
  url: string
  id: string
  code: RefusalCode
}

/** The page that says, in the language of the address, that a page can't be shown. It needs no data and no app. */
export function failurePage({ entry, template }: ClientBuild, origin: string, failed: FailedRequest): string {
  const { pathname, search } = new URL(onThisSite(failed.url), origin)
  const { language, path } = splitLanguage(pathname)
  const t = translateIn(language)
  const { status } = refusals[failed.code]
  const kind = status === 405 ? 'method' : status === 503 ? 'busy' : status < 500 ? 'address' : undefined
  const words = {
    title: t(kind === undefined ? 'problem.title' : `failure.${kind}.title`),
    text: t(kind === undefined ? 'problem.text' : `failure.${kind}.text`),
    reference: t('failure.reference', { id: failed.id }),
    again: status < 500 ? undefined : `${path}${search}`,
  }
  return toDocument(template, {
    head: { status, title: `${words.title} | ${siteName}`, description: words.text },
    language,
    origin,
    card: undefined,
    questions: [],
    analytics: undefined,
    // The app would ask for the page that has just failed.
    parts: { app: [], account: [] },
    asleep: true,
    readerIsUnknown: false,
    body: entry.renderFailure({ pathname, search }, words),
    state: 'null',
  })
}
