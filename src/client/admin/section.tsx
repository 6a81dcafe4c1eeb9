import { useId, type ReactNode } from 'react'

/** Renders a part of an admin section, with its heading. */
export function Section(props: { title: string; beside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={id} className="text-lg">
          {props.title}
        </h2>
        {props.beside}
      </div>
      {props.children}
    </section>
  )
}
