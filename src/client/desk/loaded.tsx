import type { ReactNode } from 'react'
import { LoadFailed } from '../ui/page/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

interface LoadedProps<Data> {
  from: { data: Data | undefined; isError: boolean; refetch: () => Promise<unknown> }
  children: (data: Data) => ReactNode
}

/** What a query brought; until then its place, or why it is empty. */
export function Loaded<Data>({ from: { data, isError, refetch }, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data)
  return (
    <div className="mt-6">
      {isError ? <LoadFailed retry={() => void refetch()} /> : <Skeleton className="h-80" />}
    </div>
  )
}
