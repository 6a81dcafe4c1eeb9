import type { ReactNode } from 'react'

/** What has to be known before an order: how much of what, when it is paid and delivered, how it ends. */
export function OrderTerms({ title, rows }: { title: string; rows: [name: string, term: ReactNode][] }) {
  return (
    <section>
      <h2 className="text-base">{title}</h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-md sm:grid-cols-[auto_1fr]">
        {rows.map(([name, term]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="mb-2 sm:mb-0">{term}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
