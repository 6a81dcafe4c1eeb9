import type { ReactNode } from 'react'
import { useLanguage } from '../../../platform/texts/language.tsx'

interface LicensedTextProps {
  /** Username or email address of the reader. Undefined for samples. */
  reader: string | undefined
  /** Shows the name on the screen, too. */
  isCopy: boolean
  children: ReactNode
}

/** Names the reader at the end of each printed page (B5.28), as a table footer, which browsers repeat. */
export function LicensedText({ reader, isCopy, children }: LicensedTextProps) {
  const { t } = useLanguage()
  if (reader === undefined) return <div>{children}</div>
  return (
    <div className="print:table print:w-full">
      <div className="print:table-row-group">{children}</div>
      <p
        data-licensed
        className={`pt-4 text-sm text-soft print:table-footer-group print:break-inside-avoid ${isCopy ? '' : 'hidden'}`}
      >
        {t('reading.licensedTo', { name: reader })}
      </p>
    </div>
  )
}
