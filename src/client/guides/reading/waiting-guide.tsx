import { useEffect } from 'react'
import { paths } from '../../../shared/paths.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import type { ShownGuide } from '../../platform/api/shown-guide.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { columnsClass, sideColumnClass } from './article/guide-columns.tsx'
import { GuideFacts } from './article/guide-facts.tsx'
import { GuideHeading } from './article/guide-heading.tsx'

/** Renders a guide that a Pro user has to wait for because of the reading limit (B5.27). */
export function WaitingGuide({ guide }: { guide: ShownGuide }) {
  return (
    <article className={columnsClass}>
      <GuideHeading guide={guide} />
      <aside className={sideColumnClass}>
        <GuideFacts guide={guide} />
      </aside>
      <WaitNotice opensAt={new Date(guide.opensAt ?? 0)} />
    </article>
  )
}

/** Milliseconds between retries after the opening time, in case the device's clock is ahead of the server's. */
const retryMs = 15_000

function WaitNotice({ opensAt }: { opensAt: Date }) {
  const { t, language } = useLanguage()
  const { guides } = trpc.useUtils()
  const isHydrated = useHydrated()
  const localTime = new Intl.DateTimeFormat(language, { timeStyle: 'medium' }).format(opensAt)
  const opensAtMs = opensAt.getTime()
  useEffect(() => {
    const reload = () => {
      void guides.find.invalidate()
      timer = setTimeout(reload, retryMs)
    }
    let timer = setTimeout(reload, Math.max(0, opensAtMs - Date.now()))
    return () => clearTimeout(timer)
  }, [guides, opensAtMs])
  return (
    <section aria-labelledby="waiting" className="max-w-measure">
      <h2 id="waiting" className="text-2xl">
        {t('waiting.title')}
      </h2>
      <p className="mt-4">
        <strong>
          {t('waiting.opens', { time: isHydrated ? localTime : formatDateTime(language, opensAt) })}
        </strong>
      </p>
      <p className="mt-4 text-soft">{t('waiting.text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button className="needs-script" onClick={() => void guides.find.invalidate()}>
          {t('ui.tryAgain')}
        </Button>
        <ButtonLink to={paths.myGuides} variant="secondary">
          {t('myGuides.title')}
        </ButtonLink>
        <ButtonLink to={paths.contact} variant="quiet">
          {t('waiting.contact')}
        </ButtonLink>
      </div>
    </section>
  )
}
