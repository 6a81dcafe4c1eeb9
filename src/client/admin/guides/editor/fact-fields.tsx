import type { GuideDraft } from '../../../../shared/guides/editing/editing-schemas.ts'
import { listFacts, textFacts } from '../../../../shared/guides/fields/guide-fields.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/form/text-field.tsx'
import { videoFieldLabels } from '../explain-problem.ts'
import type { GuideFieldsProps } from './use-guide-edit.ts'

const shownTexts = ['emoji', 'incomeRangeJa', ...textFacts] as const

/** Edits a guide's public facts; facts without a field stay unchanged. */
export function FactFields({ guide: { metadata }, change }: GuideFieldsProps) {
  const { t } = useLanguage()
  const setFact = (name: string, value: GuideDraft['metadata'][string] | undefined) => {
    const others = Object.entries(metadata).filter(([each]) => each !== name)
    change({ metadata: Object.fromEntries(value === undefined ? others : [...others, [name, value]]) })
  }
  const textOf = (name: string) => {
    const value = metadata[name]
    return typeof value === 'string' ? value : ''
  }
  const hours = metadata['hoursPerWeek']
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      {shownTexts.map((name) => (
        <TextField
          key={name}
          label={t(`admin.guide.fact.${name}`)}
          lang={languageOf(name)}
          value={textOf(name)}
          onChange={({ target }) => setFact(name, target.value === '' ? undefined : target.value)}
        />
      ))}
      <TextField
        label={t('admin.guide.fact.hoursPerWeek')}
        type="number"
        min="1"
        value={typeof hours === 'number' ? hours : ''}
        onChange={({ target }) =>
          setFact('hoursPerWeek', target.value === '' ? undefined : Number(target.value))
        }
      />
      <div className="max-sm:hidden" />
      {listFacts.map((name) => (
        <TextArea
          key={name}
          label={t(`admin.guide.fact.${name}`)}
          lang={languageOf(name)}
          hint={t('admin.guide.factLines')}
          rows={4}
          value={linesOf(metadata[name])}
          onChange={({ target }) => setFact(name, target.value === '' ? undefined : target.value.split('\n'))}
        />
      ))}
    </div>
  )
}

const languageOf = (name: string) => (name.endsWith('Ja') ? 'ja' : name.endsWith('En') ? 'en' : undefined)
const linesOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((line) => typeof line === 'string').join('\n') : ''

type Video = GuideDraft['referenceVideos'][number]

const videoTexts = ['videoId', 'title', 'language', 'channelTitle'] as const

/** Returns the changed fields; a new video id removes the thumbnail. */
function videoParts(name: (typeof videoTexts)[number], text: string): Partial<Video> {
  if (name === 'videoId') return { videoId: text, thumbnailUrl: undefined }
  return { [name]: name === 'channelTitle' && text === '' ? null : text }
}

export function VideoFields({ guide: { referenceVideos: videos }, change }: GuideFieldsProps) {
  const { t } = useLanguage()
  const setVideo = (place: number, parts: Partial<Video>) =>
    change({ referenceVideos: videos.map((video, at) => (at === place ? { ...video, ...parts } : video)) })
  return (
    <div className="grid gap-4">
      {videos.map((video, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a video has no other identity while its id is typed
        <fieldset key={place} className="grid gap-3 rounded-card border border-line p-4 sm:grid-cols-2">
          <legend className="px-1 text-md font-semibold">
            {t('admin.guide.video', { number: place + 1 })}
          </legend>
          {videoTexts.map((name) => (
            <TextField
              key={name}
              label={t(videoFieldLabels[name])}
              value={video[name] ?? ''}
              onChange={({ target }) => setVideo(place, videoParts(name, target.value))}
            />
          ))}
          <Button
            variant="quiet"
            className="justify-self-start"
            onClick={() => change({ referenceVideos: videos.filter((_, at) => at !== place) })}
          >
            {t('admin.guide.removeVideo')}
          </Button>
        </fieldset>
      ))}
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() =>
          change({
            referenceVideos: [...videos, { videoId: '', title: '', language: 'en', channelTitle: null }],
          })
        }
      >
        {t('admin.guide.addVideo')}
      </Button>
    </div>
  )
}
