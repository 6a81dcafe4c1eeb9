import type { Env } from '../../platform/env.ts'
import { pageLanguages } from '../../../shared/languages.ts'
import { getTranslate } from '../../platform/texts.ts'
import { crawlerPaths } from '../../../shared/crawler-paths.ts'
import { paths } from '../../../shared/paths.ts'

const dayMs = 86_400_000
/** Days until the file expires. RFC 9116 recommends less than a year. */
const validDays = 180

/** Returns security.txt with the contact for vulnerability reports (RFC 9116). It changes only once a day. */
export function renderSecurityTxt(
  { ORIGIN, SUPPORT_EMAIL }: Pick<Env, 'ORIGIN' | 'SUPPORT_EMAIL'>,
  now: Date,
): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const expires = new Date(today + validDays * dayMs).toISOString()
  return [
    ...pageLanguages.map((language) => `# ${getTranslate(language)('security.invitation')}`),
    `Contact: mailto:${SUPPORT_EMAIL}`,
    `Contact: ${ORIGIN}${paths.contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, ja',
    `Canonical: ${ORIGIN}${crawlerPaths.security}`,
    '',
  ].join('\n')
}
