import { root, wordsOf, type Waking } from './waking.ts'

export const waking: Waking = (window.waking = { kept: new Map(), wake })

let started: boolean | undefined

/** Starts the app, at once or as soon as the document is there. */
export function wake(): void {
  if (started) return
  started = true
  root.dataset['alive'] = 'waking'
  fetchParts('modulepreload', 'parts')
  whenParsed(() => void import(/* @vite-ignore */ wordsOf('parts')[0] as string).catch(giveUp))
}

export function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act)
  else act()
}

/**
 * Fetches the app's files, or those of what a press opens, by its name in `data-press`: at once instead of one after the other
 * as each names the next; or ahead, after all else that the browser loads.
 */
export function fetchParts(rel: 'modulepreload' | 'prefetch', name: string | undefined): void {
  for (const href of wordsOf(name))
    document.head.append(
      Object.assign(document.createElement('link'), { rel, as: 'script', crossOrigin: '', href }),
    )
}

/** Loading the app failed: a clicked link is followed, and for anything else the page shows an error. */
function giveUp(): void {
  started = false
  root.dataset['alive'] = 'asleep'
  const kept = [...waking.kept.keys()]
  waking.kept.clear()
  for (const element of kept) element.ariaBusy = null
  const link = kept.find((pressed) => 'href' in pressed) as HTMLAnchorElement | undefined
  if (link && navigator.onLine) location.href = link.href
  else if (kept[0]) sayItFailed()
}

export function sayItFailed(): void {
  ;(document.querySelector('#not-awake') as HTMLElement).hidden = false
}
