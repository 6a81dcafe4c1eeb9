import type { ReactNode } from 'react'

interface MessagePageProps {
  title: ReactNode
  text?: ReactNode
  /** Links or buttons for the user's next steps. */
  children: ReactNode
}

/** Renders a page with only a message, such as "not found". */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <div className="page-width py-20 md:py-32">
      <h1 className="text-2xl">{title}</h1>
      {text !== undefined && <p className="mt-4 max-w-measure text-soft">{text}</p>}
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
