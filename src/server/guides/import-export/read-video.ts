const hosts = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/
const id = /^[\w-]{11}$/

/** The id of a YouTube video, named by itself or by the address of its page; undefined for anything else. */
export function readVideoId(text: string): string | undefined {
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

/** A language code as BCP 47 writes it ('en', 'pt-BR'); undefined for anything else, such as the name of a language. */
export function readLanguageCode(text: string): string | undefined {
  const given = text.trim()
  if (!/^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i.test(given)) return undefined
  const [code] = Intl.getCanonicalLocales(given)
  return code !== undefined && languages.of(code) !== undefined ? code : undefined
}
