import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/**
 * While a card is typed: another language charges another currency, that is another payment, whose fields at Stripe are
 * empty. So a press on a link to the other language asks first.
 */
export function AskBeforeLanguage() {
  const { t } = useLanguage()
  const [link, setLink] = useState<HTMLAnchorElement>()
  const agreed = useRef(false)

  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target.closest('a') : null
      if (pressed === null || !leadsToOtherLanguage(pressed) || opensElsewhere(event)) return
      if (agreed.current) return
      event.preventDefault()
      event.stopPropagation()
      setLink(pressed)
    }
    // Before the router hears of the press.
    document.addEventListener('click', ask, true)
    return () => document.removeEventListener('click', ask, true)
  }, [])

  if (link === undefined) return null
  const stay = () => setLink(undefined)
  const change = () => {
    agreed.current = true
    stay()
    link.click()
  }
  return (
    <Dialog open onClose={stay} title={t('checkout.languageTitle')}>
      <p className="text-soft">{t('checkout.languageText')}</p>
      <div className="mt-6 flex flex-wrap-reverse justify-end gap-3">
        <Button variant="quiet" onClick={change}>
          {t('checkout.languageChange')}
        </Button>
        <Button onClick={stay}>{t('checkout.languageStay')}</Button>
      </div>
    </Dialog>
  )
}

const leadsToOtherLanguage = ({ hreflang }: HTMLAnchorElement) =>
  hreflang !== '' && hreflang !== document.documentElement.lang
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey
