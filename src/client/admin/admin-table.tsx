import type { Key, ReactNode } from 'react'
import { useLanguage } from '../platform/texts/language.tsx'

interface Column<Row> {
  name: string
  /** Whether the column's cells are row headers. */
  heads?: true
  /** Right-aligned. */
  number?: true
  /** Whether the cards on small screens show the column's name. Number columns always show theirs. */
  labeled?: true
  /** Returns the content of a cell; null if it is empty. */
  render: (row: Row) => ReactNode
}

interface AdminTableProps<Row> {
  label: string
  /** Columns to show; `false` omits one. */
  columns: readonly (Column<Row> | false)[]
  rows: readonly Row[]
  keyOf: (row: Row, place: number) => Key
  /** Text shown instead of a table without rows; “None” by default. */
  empty?: ReactNode
}

/** Renders a table of the admin; on small screens each row is a card. */
export function AdminTable<Row>({ label, columns, rows, keyOf, empty }: AdminTableProps<Row>) {
  const { t } = useLanguage()
  if (rows.length === 0)
    return (
      <p className="rounded-card border border-line p-6 text-md text-soft">{empty ?? t('admin.nothing')}</p>
    )
  const shown = columns.filter((column) => column !== false)
  return (
    <table aria-label={label} className="w-full border-collapse text-md max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b border-line">
          {shown.map(({ name, number }) => (
            <th
              key={name}
              scope="col"
              className={`py-2 pr-4 text-sm font-semibold text-soft last:pr-0 ${number ? 'text-right' : 'text-left'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row, place) => (
          <tr
            key={keyOf(row, place)}
            className="border-b border-line max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-4 max-md:gap-y-1 max-md:py-3"
          >
            {shown.map(({ render, ...column }) => (
              <Cell key={column.name} {...column}>
                {render(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({
  name,
  heads,
  number,
  labeled,
  children,
}: Omit<Column<never>, 'render'> & { children: ReactNode }) {
  const { t } = useLanguage()
  const Tag = heads ? 'th' : 'td'
  if (children === null || children === '') return <Tag className="max-md:hidden" />
  return (
    <Tag
      {...(heads ? { scope: 'row' } : {})}
      className={`py-2.5 pr-4 align-top font-normal last:pr-0 max-md:py-0 max-md:pr-0 max-md:text-left ${heads ? 'max-md:order-first max-md:min-w-0 max-md:basis-full' : ''} ${number ? 'text-right tabular-nums' : 'text-left'}`}
    >
      <span className={`text-soft md:hidden ${number || labeled ? '' : 'max-md:sr-only'}`}>
        {t('admin.cellOf', { name })}
      </span>
      {children}
    </Tag>
  )
}
