import { whenShown } from '../platform/browser/when-shown.ts'
import { arrive } from './arrive.ts'
import { whenAtRest } from './at-rest.ts'
import { keepEarlyPresses } from './keep-presses.ts'
import { setTheme } from './set-theme.ts'
import { root } from './waking.ts'

// The inline script in the head of every page: what must be there before the first paint, and before the app.
if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) delete root.dataset['analytics']
setTheme()
keepEarlyPresses()
whenShown(() => {
  arrive()
  whenAtRest()
})
addEventListener('pageshow', ({ persisted }) => persisted && arrive())
