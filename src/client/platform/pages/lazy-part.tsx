import { createElement, lazy, type ComponentType } from 'react'

interface LazyPart<Props> {
  (props: Props): React.ReactElement
  /** Loads the chunk, so that rendering and hydrating need no fallback. */
  preload: () => Promise<void>
}

export interface PageProps {
  /** The parameters of the page's path. */
  params: Record<string, string>
}

export type LazyPage = LazyPart<PageProps>

/** Like React.lazy, but a preloaded component renders synchronously, so that hydration matches the server's HTML. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded ??= await load()
  }
  const Suspended = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  const Part = (props: Props) => createElement(loaded ?? Suspended, props)
  return Object.assign(Part, { preload })
}
