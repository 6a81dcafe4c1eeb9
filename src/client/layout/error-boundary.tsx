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
    if (!this.state.failed) return this.props.children
    return <ProblemPage tryAgain={() => this.setState({ failed: false })} />
  }
}

function ProblemPage({ tryAgain }: { tryAgain: () => void }) {
  const { t } = useLanguage()
  return (
    <MessagePage title={t('problem.title')} text={t('problem.text')}>
      <Button onClick={tryAgain}>{t('ui.tryAgain')}</Button>
      <ButtonLink to={paths.home} variant="secondary">
        {t('ui.backHome')}
      </ButtonLink>
    </MessagePage>
  )
}
