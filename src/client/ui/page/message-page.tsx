import type { ReactNode } from 'react'

interface MessagePageProps {
  title: ReactNode
  text?: ReactNode
  /** What the reader can do next. */
  children: ReactNode
}

/** A page with only a message: not found, failed, done. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <div className="page-width py-20 md:py-32">
      <h1 className="text-2xl">{title}</h1>
      {text !== undefined && <p className="mt-4 max-w-measure text-soft">{text}</p>}
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
