import type { Frame, Page } from 'playwright-core'

/** Starts the hydration of a page and waits until it is complete. Before that, the page is static HTML that records clicks. */
export async function waitForHydration(page: Page | Frame): Promise<void> {
  // Polls at an interval, because polling on each frame would force the page to draw.
  await page.waitForFunction(isTakenOver, undefined, { polling: 50 })
  // Effects of hydration, mainly event listeners, run a moment later.
  await waitForTasks(page)
}

/** Waits until the page has run its queued tasks. */
export async function waitForTasks(page: Page | Frame): Promise<void> {
  await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
}

/** Opens a URL and waits until the page is hydrated. */
export async function visitHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
}

/** Runs an action that reloads the page, such as logging out, and waits for hydration. */
export async function waitForReload(page: Page, act: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), act()])
  await waitForHydration(page)
}

/**
 * Runs in the page. Starts hydration and returns whether it is complete. React marks hydrated elements. In each part that hydrates separately, the last element
 * is hydrated last; a part without elements can't be clicked.
 */
function isTakenOver(): boolean {
  window.hydration.start()
  const app = document.getElementById('app')
  const last = app?.lastElementChild
  if (app === null || last == null) return false
  const lasts: Element[] = [last]
  const comments = document.createTreeWalker(app, NodeFilter.SHOW_COMMENT)
  while (comments.nextNode() !== null) {
    const { data, previousElementSibling } = comments.currentNode as Comment
    if (data === '/$' && previousElementSibling !== null) lasts.push(previousElementSibling)
  }
  return lasts.every((element) => Object.keys(element).some((key) => key.startsWith('__react')))
}
