import type { ReactNode } from 'react'
import { LoadFailed } from '../ui/page/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

interface LoadedProps<Data> {
  from: { data: Data | undefined; isError: boolean; refetch: () => Promise<unknown> }
  /** In a dialog. */
  small?: true
  children: (data: Data) => ReactNode
}

/** Renders the result of a query, a placeholder while it loads, or a retry button after a failure. */
export function QueryResult<Data>({ from: { data, isError, refetch }, small, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  return (
    <div className={small ? '' : 'mt-6'}>
      {isError ? <LoadFailed retry={refetch} /> : <Skeleton className={small ? 'h-24' : 'h-80'} />}
    </div>
  )
}
