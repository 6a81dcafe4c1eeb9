import { useId } from 'react'
import { availableStorages } from '../platform/browser/browser-storages.ts'
import * as storageKeys from '../platform/browser/storage-keys.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Segment, Segments } from '../ui/form/segmented-control.tsx'
import { themes } from './shown-theme.ts'

/** Renders radio buttons that the head script handles, with or without the app. */
export function ThemeChoice() {
  const { t } = useLanguage()
  const name = useId()
  return (
    <div className="needs-script" data-sets="theme">
      <Segments label={t('theme.label')}>
        {themes.map((theme) => (
          <Segment
            key={theme}
            label={t(`theme.${theme}`)}
            name={name}
            value={theme}
            ref={checkIfStored}
            defaultChecked={theme === 'dark'}
          />
        ))}
      </Segments>
    </div>
  )
}

/** Checks the radio button of the stored theme, because the server can't read this browser's storage. */
function checkIfStored(choice: HTMLInputElement | null): void {
  const stored = availableStorages().local?.getItem(storageKeys.themeKey)
  if (choice !== null && choice.value === stored) choice.checked = true
}
