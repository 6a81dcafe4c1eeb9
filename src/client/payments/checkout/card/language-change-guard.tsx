import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/**
 * Asks for confirmation before a link to the other language is followed while a card is being entered: prices there have another
 * currency, so the payment form is a new, empty one.
 */
export function LanguageChangeGuard() {
  const { t } = useLanguage()
  const [link, setLink] = useState<HTMLAnchorElement>()
  const confirmed = useRef(false)

  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const clicked = event.target instanceof Element ? event.target.closest('a') : null
      if (clicked === null || !leadsToOtherLanguage(clicked) || opensElsewhere(event)) return
      if (confirmed.current) return
      event.preventDefault()
      event.stopPropagation()
      setLink(clicked)
    }
    // The listener runs in the capture phase, before the router handles the click.
    document.addEventListener('click', ask, true)
    return () => document.removeEventListener('click', ask, true)
  }, [])

  if (link === undefined) return null
  const stay = () => setLink(undefined)
  const change = () => {
    confirmed.current = true
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
