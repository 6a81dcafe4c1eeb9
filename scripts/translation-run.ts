// Translates guides with the configured model, after printing the cost and asking for confirmation.
//
// Usage: npm run translation:run -- --language ja|th --missing|--stale [--guide N] [--yes]
//   --missing  guides without a translation
//   --stale    guides whose text is newer than their translation
//   --guide    only the guide with this id
//   --yes      skips the confirmation
//
// Settings: those of the shop.
//
// Example: npm run translation:run -- --language ja --missing
import { parseArgs } from 'node:util'
import { translationLanguages } from '../src/shared/languages.ts'
import { translateGuidesOnCommand } from './operator/run-translation.ts'
import { runCommand } from './processes/run-command.ts'

const usage = 'Usage: npm run translation:run -- --language ja|th --missing|--stale [--guide N] [--yes]'

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      language: { type: 'string' },
      missing: { type: 'boolean', default: false },
      stale: { type: 'boolean', default: false },
      guide: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  })
  const language = translationLanguages.find((each) => each === values.language)
  const guideId = values.guide === undefined ? undefined : Number(values.guide)
  const isGuide = guideId === undefined || (Number.isInteger(guideId) && guideId > 0)
  if (language === undefined || values.missing === values.stale || !isGuide) throw new Error(usage)
  await translateGuidesOnCommand(
    { language, state: values.missing ? 'missing' : 'stale', guideId },
    values.yes,
  )
})
