import { useId, type ReactNode } from 'react'
import { LoadFailed } from '../ui/page/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

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

interface QueryResultProps<Data> {
  from: { data: Data | undefined; isError: boolean; refetch: () => Promise<unknown> }
  /** In a dialog. */
  small?: true
  children: (data: Data) => ReactNode
}

/** Renders the result of a query, a placeholder while it loads, or a retry button after a failure. */
export function QueryResult<Data>({
  from: { data, isError, refetch },
  small,
  children,
}: QueryResultProps<Data>) {
  if (data !== undefined) return children(data)
  return (
    <div className={small ? '' : 'mt-6'}>
      {isError ? <LoadFailed retry={refetch} /> : <Skeleton className={small ? 'h-24' : 'h-80'} />}
    </div>
  )
}

/** Lays out a section whose body is the result of a query. */
export function QuerySection<Data>({
  from,
  children,
  ...heading
}: Omit<SectionHeadingProps, 'children'> & Omit<QueryResultProps<Data>, 'small'>) {
  return (
    <SectionHeading {...heading}>
      <QueryResult from={from}>{children}</QueryResult>
    </SectionHeading>
  )
}
