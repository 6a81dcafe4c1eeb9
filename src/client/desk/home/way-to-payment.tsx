import type { Figures } from '../../../shared/desk/figure-schemas.ts'
import { paths } from '../../../shared/paths.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { DeskTable } from '../desk-table.tsx'
import { OwnTitle } from '../own-title.tsx'
import { Section } from '../section.tsx'
import { CsvLink } from './csv-link.tsx'

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
            ...way.map(({ guideId, title, views, ends, checkouts, paid }) => [
              guideId,
              title,
              views,
              ends,
              checkouts,
              paid,
            ]),
          ]}
        />
      }
    >
      <p className="mb-3 max-w-measure text-md text-soft">{t('desk.way.text')}</p>
      <DeskTable
        label={t('desk.way')}
        columns={[
          { name: t('desk.guides.guide'), heads: true },
          { name: t('desk.way.views'), number: true },
          { name: t('desk.way.ends'), number: true },
          { name: t('desk.way.checkouts'), number: true },
          { name: t('desk.way.paid'), number: true },
          { name: t('desk.way.share'), number: true },
        ]}
        rows={way.map(({ guideId, title, titleJa, views, ends, checkouts, paid }) => ({
          key: guideId,
          cells: [
            <Link key="guide" to={paths.guide(guideId)} className="hover:underline">
              <OwnTitle titleEn={title} titleJa={titleJa} />
            </Link>,
            t('desk.number', { count: views }),
            t('desk.number', { count: ends }),
            t('desk.number', { count: checkouts }),
            t('desk.number', { count: paid }),
            views === 0 ? '–' : `${((paid / views) * 100).toFixed(1)} %`,
          ],
        }))}
        empty={t('desk.nothing')}
      />
    </Section>
  )
}
