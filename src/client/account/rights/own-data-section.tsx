import { useLanguage } from '../../platform/texts/language.tsx'
import { EditableSetting, Setting, SettingsSection } from '../../ui/setting.tsx'
import { DataCopies } from './data-copy.tsx'
import { DeleteAccount } from './delete-account.tsx'

/** What everybody may ask of the shop about themselves (B18). */
export function OwnDataSection() {
  const { t } = useLanguage()
  return (
    <SettingsSection title={t('data.title')} text={t('data.text')}>
      <Setting name={t('data.copy')} value={t('data.copyText')}>
        <DataCopies />
      </Setting>
      <EditableSetting name={t('closing.title')} value={t('closing.text')} action={t('closing.action')}>
        {(close) => <DeleteAccount close={close} />}
      </EditableSetting>
    </SettingsSection>
  )
}
