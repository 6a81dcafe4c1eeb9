import type { Figures } from '../../../shared/desk/figure-schemas.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { DeskTable } from '../desk-table.tsx'
import { Section } from '../section.tsx'
import { GuideLink } from '../own-title.tsx'
import { CsvLink } from './csv-link.tsx'

const steps = ['views', 'ends', 'checkouts', 'paid'] as const

/** From looking at a guide to having paid for it (B20.33). */
export function WayToPayment({ way }: { way: Figures['way'] }) {
  const { t } = useLanguage()
  return (
    <Section
      title={t('desk.way')}
      beside={
        <CsvLink
          name="way-to-payment"
          rows={[
            ['guide', 'title', 'views', 'previews read', 'checkouts', 'payments'],
            ...way.map((guide) => [guide.guideId, guide.title, ...steps.map((step) => guide[step])]),
          ]}
        />
      }
    >
      <p className="mb-3 max-w-measure text-md text-soft">{t('desk.way.text')}</p>
      <DeskTable
        label={t('desk.way')}
        columns={[
          { name: t('desk.guides.guide'), heads: true, render: (guide) => <GuideLink {...guide} /> },
          ...steps.map((step) => ({
            name: t(`desk.way.${step}`),
            number: true as const,
            render: (guide: Figures['way'][number]) => t('desk.number', { count: guide[step] }),
          })),
          {
            name: t('desk.way.share'),
            number: true,
            render: ({ views, paid }) => (views === 0 ? '–' : `${((paid / views) * 100).toFixed(1)}%`),
          },
        ]}
        rows={way}
        keyOf={({ guideId }) => guideId}
        empty={t('desk.nothing')}
      />
    </Section>
  )
}
