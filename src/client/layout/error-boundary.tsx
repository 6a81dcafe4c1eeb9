import { Component, type ReactNode } from 'react'
import { paths } from '../../shared/paths.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { MessagePage } from '../ui/page/message-page.tsx'

/** Replaces a page that throws, so that the header and navigation still work. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ProblemPage /> : this.props.children
  }
}

function ProblemPage() {
  const { t } = useLanguage()
  return (
    <MessagePage
      title={t('problem.title')}
      text={t(navigator.onLine ? 'problem.text' : 'guides.failedNetwork')}
    >
      {/* A browser doesn’t load code again after a failed import, so only a reload helps. */}
      <Button onClick={() => location.reload()}>{t('ui.tryAgain')}</Button>
      <ButtonLink to={paths.home} variant="secondary">
        {t('ui.backHome')}
      </ButtonLink>
    </MessagePage>
  )
}
