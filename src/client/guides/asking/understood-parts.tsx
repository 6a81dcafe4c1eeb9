import type { RouterOutputs } from '../../platform/api/api.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { formatMoneyInText } from '../../../shared/money-in-text.ts'
import type { Translate } from '../../../shared/texts/translate.ts'

type Part = RouterOutputs['guides']['ask']['understood'][number]

interface UnderstoodPartsProps {
  parts: readonly Part[]
  /** Returns the path for the question without the removed part. */
  pathOf: (q: string) => string
}

/** Lists the understood parts of the question; each is a link that removes it (B21.44). */
export function UnderstoodParts({ parts, pathOf }: UnderstoodPartsProps) {
  const { t } = useLanguage()
  // 'easy' only affects the order, so it is not a condition.
  const shown = parts.filter(({ kind }) => kind !== 'easy')
  if (shown.length === 0) return null
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2 text-md">
      <span className="text-soft">{t('ask.understood')}</span>
      <ul className="flex min-w-0 flex-wrap gap-2">
        {shown.map((part) => {
          const text = nameOf(part, t)
          return (
            <li key={`${part.kind} ${part.said} ${part.q}`} className="min-w-0">
              {part.q === null ? (
                <span className={look}>{text}</span>
              ) : (
                <Link
                  to={pathOf(part.q)}
                  aria-label={t('ask.leaveOut', { part: text })}
                  className={`${look} hover:bg-line`}
                >
                  {text} <span aria-hidden="true">×</span>
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const look = 'flex min-h-9 items-center gap-2 rounded-full bg-raised px-4 wrap-anywhere'

function nameOf({ kind, amount, said }: Part, t: Translate): string {
  switch (kind) {
    case 'hours':
    case 'weeks':
      return t(`ask.asked.${kind}`, { count: amount })
    case 'dollars':
      return t('ask.asked.budget', {
        most: formatMoneyInText(t, { amountMinor: amount * 100, currency: 'usd' }),
      })
    case 'yen':
      return t('ask.asked.budget', { most: formatMoneyInText(t, { amountMinor: amount, currency: 'jpy' }) })
    case 'dislike':
    case 'word':
      return t(`ask.asked.${kind}`, { said })
    default:
      return t(`ask.asked.${kind}`)
  }
}
