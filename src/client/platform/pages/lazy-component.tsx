import { createElement, lazy, type ComponentType } from 'react'

interface LazyPart<Props> {
  (props: Props): React.ReactElement
  /** Loads the component's code, so that rendering and hydrating need no fallback. */
  preload: () => Promise<void>
}

export interface PageProps {
  /** Parameters of the page's path. */
  params: Record<string, string>
}

export type LazyPage = LazyPart<PageProps>

/** Loads a component like React.lazy, but renders a preloaded one synchronously, so that hydration matches the server's HTML. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded ??= await load()
  }
  const Suspended = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>
  const Part = (props: Props) => createElement(loaded ?? Suspended, props)
  return Object.assign(Part, { preload })
}
