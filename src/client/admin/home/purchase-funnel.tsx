import type { RouterOutputs } from '../../platform/api/api.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { AdminTable } from '../admin-table.tsx'
import { Section } from '../section.tsx'
import { GuideLink } from '../guide-title.tsx'
import { CsvLink } from './csv-link.tsx'

type Figures = RouterOutputs['admin']['figures']

const steps = ['views', 'ends', 'checkouts', 'paid'] as const

/** Shows how many viewed a guide, read its preview, started a checkout and paid (B20.33). */
export function PurchaseFunnel({ funnel }: { funnel: Figures['funnel'] }) {
  const { t } = useLanguage()
  return (
    <Section
      title={t('admin.way')}
      beside={
        <CsvLink
          name="way-to-payment"
          rows={[
            ['guide', 'title', 'views', 'previews read', 'checkouts', 'payments'],
            ...funnel.map((guide) => [guide.guideId, guide.title, ...steps.map((step) => guide[step])]),
          ]}
        />
      }
    >
      <p className="mb-3 max-w-measure text-md text-soft">{t('admin.way.text')}</p>
      <AdminTable
        label={t('admin.way')}
        columns={[
          { name: t('admin.guides.guide'), heads: true, render: (guide) => <GuideLink {...guide} /> },
          ...steps.map((step) => ({
            name: t(`admin.way.${step}`),
            number: true as const,
            render: (guide: Figures['funnel'][number]) => t('admin.number', { count: guide[step] }),
          })),
          {
            name: t('admin.way.share'),
            number: true,
            render: ({ views, paid }) => (views === 0 ? '–' : `${((paid / views) * 100).toFixed(1)}%`),
          },
        ]}
        rows={funnel}
        keyOf={({ guideId }) => guideId}
        empty={t('admin.nothing')}
      />
    </Section>
  )
}
