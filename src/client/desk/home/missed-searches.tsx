import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { DeskTable } from '../desk-table.tsx'
import { Loaded } from '../loaded.tsx'
import { Moment } from '../moment.tsx'
import { Section } from '../section.tsx'

/** By its letters: nobody says in which language they search. */
const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** What people looked for and did not find: what to write next. */
export function MissedSearches() {
  const { t } = useLanguage()
  const missed = trpc.guides.missedSearches.useQuery(undefined, { staleTime: 0 })
  return (
    <Section title={t('desk.missed')}>
      <Loaded from={missed}>
        {(searches) => (
          <DeskTable
            label={t('desk.missed')}
            columns={[
              {
                name: t('desk.missed.text'),
                heads: true,
                render: ({ text }) => <span lang={japanese.test(text) ? 'ja' : 'en'}>{text}</span>,
              },
              { name: t('desk.missed.times'), number: true, render: ({ times }) => times },
              { name: t('desk.missed.last'), render: ({ lastAt }) => <Moment at={lastAt} /> },
            ]}
            rows={searches}
            keyOf={({ text }) => text}
            empty={t('desk.missed.none')}
          />
        )}
      </Loaded>
    </Section>
  )
}
