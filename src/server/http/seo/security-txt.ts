import type { Env } from '../../platform/env.ts'
import { pageLanguages } from '../../../shared/languages.ts'
import { translateIn } from '../../platform/texts.ts'
import { paths } from '../../../shared/paths.ts'

const dayMs = 86_400_000
/** RFC 9116 asks for less than a year. */
const validDays = 180

/** Where somebody who has found a hole says so (RFC 9116). Whole days, so that the bytes stay the same for one. */
export function securityTxt(
  { ORIGIN, SUPPORT_EMAIL }: Pick<Env, 'ORIGIN' | 'SUPPORT_EMAIL'>,
  now: Date,
): string {
  const today = Math.floor(now.getTime() / dayMs) * dayMs
  const expires = new Date(today + validDays * dayMs).toISOString()
  return [
    ...pageLanguages.map((language) => `# ${translateIn(language)('security.invitation')}`),
    `Contact: mailto:${SUPPORT_EMAIL}`,
    `Contact: ${ORIGIN}${paths.contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, ja',
    `Canonical: ${ORIGIN}${paths.security}`,
    '',
  ].join('\n')
}
