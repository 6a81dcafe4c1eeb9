const hosts = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/
const id = /^[\w-]{11}$/

/** Returns the id of a YouTube video from an id or a URL. Undefined for any other text. */
export function parseVideoId(text: string): string | undefined {
  const given = text.trim()
  if (id.test(given)) return given
  const address = URL.parse(/^https?:\/\//i.test(given) ? given : `https://${given}`)
  if (address === null || !hosts.test(address.hostname)) return undefined
  const [, first = '', second = ''] = address.pathname.split('/')
  const named = address.hostname.endsWith('youtu.be')
    ? first
    : /^(?:embed|shorts|live|v)$/.test(first)
      ? second
      : first === 'watch'
        ? (address.searchParams.get('v') ?? '')
        : ''
  return id.test(named) ? named : undefined
}

const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** Returns the normalized BCP 47 language code, such as 'en' or 'pt-BR'. Undefined for any other text. */
export function parseLanguageCode(text: string): string | undefined {
  const given = text.trim()
  if (!/^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i.test(given)) return undefined
  const [code] = Intl.getCanonicalLocales(given)
  return code !== undefined && languages.of(code) !== undefined ? code : undefined
}
