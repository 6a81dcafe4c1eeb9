import { deskPaths } from '../../../shared/desk/desk-paths.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Loaded } from '../loaded.tsx'
import { RoomHeading } from '../room-heading.tsx'
import { OlderLink } from '../page-link.tsx'
import { DeedTable } from './deed-table.tsx'

/** The page of the log that an address names. */
export function logInput(query: URLSearchParams): { before?: number } {
  const before = Number(query.get('before'))
  return Number.isSafeInteger(before) && before > 0 ? { before } : {}
}

/** What operators did, the newest first (B20.6). */
export function LogRoom() {
  const { t } = useLanguage()
  const log = trpc.desk.log.useQuery(logInput(useQueryString()), { staleTime: 0 })
  return (
    <RoomHeading title={t('desk.room.log')} text={t('desk.log.text')}>
      <Loaded from={log}>
        {({ deeds, next }) => (
          <>
            <DeedTable deeds={deeds} />
            {next !== null && <OlderLink to={`${deskPaths.log}?before=${next}`} />}
          </>
        )}
      </Loaded>
    </RoomHeading>
  )
}
