import { createElement, lazy, type ComponentType } from 'react'

export interface PageProps {
  /** What the page's path holds, by name. */
  params: Record<string, string>
}

export interface LazyPage {
  (props: PageProps): React.ReactElement
  /** Loads the chunk, so that rendering and hydrating need no fallback. */
  preload: () => Promise<void>
}

/** Like React.lazy, but a preloaded page renders in the same tick: hydration finds the server's HTML unchanged. */
export function lazyPage(load: () => Promise<ComponentType<PageProps>>): LazyPage {
  let loaded: ComponentType<PageProps> | undefined
  const preload = async () => {
    loaded ??= await load()
  }
  const Suspended = lazy(async () => ({ default: await load() }))
  const Page = (props: PageProps) => createElement(loaded ?? Suspended, props)
  return Object.assign(Page, { preload })
}
