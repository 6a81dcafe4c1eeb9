import { runWhenVisible } from '../platform/browser/run-when-visible.ts'
import { onPageShown } from './on-page-shown.ts'
import { prefetchWhenIdle } from './prefetch-when-idle.ts'
import { captureEarlyClicks } from './capture-early-clicks.ts'
import { setTheme } from './set-theme.ts'
import { rootElement } from './hydration-state.ts'

// The inline script in the head of every page, which runs before the first paint and before the app.
if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl)
  delete rootElement.dataset['analytics']
setTheme()
captureEarlyClicks()
runWhenVisible(() => {
  onPageShown()
  prefetchWhenIdle()
})
addEventListener('pageshow', ({ persisted }) => persisted && onPageShown())
