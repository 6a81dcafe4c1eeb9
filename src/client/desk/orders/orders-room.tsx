import { deskPaths } from '../../../shared/desk/desk-paths.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link, useQueryString } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Loaded } from '../loaded.tsx'
import { RoomHeading } from '../room-heading.tsx'
import { FindForm } from '../find-form.tsx'
import { OlderLink } from '../page-link.tsx'
import { OrderTable } from './order-table.tsx'

/** The page of orders that an address names. */
export function ordersInputOf(query: URLSearchParams): { find?: string; before?: string } {
  const find = query.get('find')?.trim().slice(0, 200) ?? ''
  const before = query.get('before')?.slice(0, 100) ?? ''
  return { ...(find === '' ? {} : { find }), ...(before === '' ? {} : { before }) }
}

/** All payments, and the users that match the search (B20.8). */
export function OrdersRoom() {
  const { t } = useLanguage()
  const asked = ordersInputOf(useQueryString())
  const found = trpc.desk.orders.useQuery(asked, { staleTime: 0 })
  const older = (next: string) => {
    const query = new URLSearchParams({ ...(asked.find ? { find: asked.find } : {}), before: next })
    return `${deskPaths.orders}?${query.toString()}`
  }
  return (
    <RoomHeading title={t('desk.room.orders')} text={t('desk.orders.text')}>
      <FindForm
        key={asked.find}
        find={asked.find ?? ''}
        label={t('desk.orders.find')}
        path={deskPaths.orders}
        pathOf={deskPaths.ordersOf}
      />
      <Loaded from={found}>
        {({ readers, orders, next }) => (
          <div className="mt-6 grid gap-6">
            {readers.length > 0 && (
              <section aria-labelledby="found-readers">
                <h2 id="found-readers" className="text-md">
                  {t('desk.orders.readers')}
                </h2>
                <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-md">
                  {readers.map(({ id, email, username }) => (
                    <li key={id}>
                      <Link to={deskPaths.reader(id)} className="text-link">
                        {email}
                      </Link>{' '}
                      <span className="text-soft">{username}</span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <OrderTable
              orders={orders}
              empty={t(asked.find ? 'desk.orders.noneFound' : 'desk.orders.none')}
            />
            {next !== null && <OlderLink to={older(next)} />}
          </div>
        )}
      </Loaded>
    </RoomHeading>
  )
}
