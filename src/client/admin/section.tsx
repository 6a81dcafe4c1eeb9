import { useId, type ReactNode } from 'react'

/** Renders a part of an admin section, with its heading. */
export function AdminSubsection(props: { title: string; beside?: ReactNode; children: ReactNode }) {
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

interface SectionHeadingProps {
  title: ReactNode
  /** A sentence that describes the section. */
  text?: string
  /** Content at the end of the title's line. */
  beside?: ReactNode
  children: ReactNode
}

/** Lays out a section with its title and body. */
export function SectionHeading({ title, text, beside, children }: SectionHeadingProps) {
  return (
    <div className="page-width pt-8 pb-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl">{title}</h1>
          {text !== undefined && <p className="mt-1.5 max-w-measure text-md text-soft">{text}</p>}
        </div>
        {beside}
      </div>
      <div className="mt-6">{children}</div>
    </div>
  )
}
