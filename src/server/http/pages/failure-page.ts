import { pageLanguages } from '../../../shared/languages.ts'
import { toLocalPath, localizePath, splitLanguage } from '../../../shared/paths.ts'
import { errorResponses, type ApiErrorCode } from '../../../shared/errors.ts'
import { escapeMarkup } from '../../platform/markup.ts'
import { getTranslate } from '../../platform/texts.ts'
import type { ClientBuild } from '../client-build.ts'
import { siteName } from '../markup/site-name.ts'
import { fillDocumentTemplate } from './document.ts'

interface FailedRequest {
  /** Path and query of the request. */
  url: string
  id: string
  code: ApiErrorCode
}

/** Placeholders for the path and id of the request in a rendered page. */
const places = { path: '/0-path-0', id: '0-id-0' }

/**
 * Returns a function that creates the error page in the language of the URL. A page is rendered once per language and error
 * code and needs neither data nor the app, so that thousands of rejected requests are cheap.
 */
export function createErrorPageRenderer(
  build: ClientBuild,
  origin: string,
): (failed: FailedRequest) => string {
  const rendered = new Map<string, string>()
  return ({ url, id, code }) => {
    const { pathname, search } = new URL(toLocalPath(url), origin)
    const { language, path } = splitLanguage(pathname)
    const key = `${language} ${code}`
    const known = rendered.get(key)
    const page =
      known ?? renderPage(build, origin, { url: localizePath(language, places.path), id: places.id, code })
    if (known === undefined) rendered.set(key, page)
    const here = (each: (typeof pageLanguages)[number]) =>
      escapeMarkup(`${localizePath(each, path)}${search}`)
    return pageLanguages
      .reduce(
        (html, each) => html.replaceAll(`"${localizePath(each, places.path)}"`, () => `"${here(each)}"`),
        page,
      )
      .replaceAll(places.id, () => escapeMarkup(id))
  }
}

function renderPage({ entry, template }: ClientBuild, origin: string, failed: FailedRequest): string {
  const { language, path } = splitLanguage(failed.url)
  const t = getTranslate(language)
  const { status } = errorResponses[failed.code]
  const kind = kindOf(status)
  const words = {
    title: t(kind === undefined ? 'problem.title' : `failure.${kind}.title`),
    text: t(kind === undefined ? 'problem.text' : `failure.${kind}.text`),
    reference: t('failure.reference', { id: failed.id }),
    again:
      kind === 'address'
        ? undefined
        : { path, label: t(kind === 'method' ? 'failure.method.open' : 'ui.tryAgain') },
  }
  return fillDocumentTemplate(template, {
    head: { status, title: `${words.title} | ${siteName}`, description: words.text },
    language,
    origin,
    card: undefined,
    questions: [],
    analytics: undefined,
    // No scripts, because the app would request the page that has just failed.
    parts: { app: [], account: [] },
    isStatic: true,
    readerIsUnknown: false,
    body: entry.renderFailure({ pathname: failed.url, search: '' }, words),
    state: 'null',
  })
}

function kindOf(status: number) {
  if (status === 405) return 'method'
  if (status === 429) return 'limit'
  if (status === 503) return 'busy'
  return status < 500 ? 'address' : undefined
}
