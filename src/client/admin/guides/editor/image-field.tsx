import { useEffect, useId, useState, type DragEvent } from 'react'
import { isThumbnailUrl, parseImageHash, imageTypes } from '../../../../shared/guides/editing/guide-images.ts'
import { trpc } from '../../../platform/api/trpc.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FormAlert } from '../../../ui/form/form-failure.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { GuideFieldsProps } from './use-guide-edit.ts'
import { formatMegabytes, useImageUpload } from './use-image-upload.ts'

/** Sources of an image: drawn by the shop, uploaded by an editor, or another path on this site. */
const sources = ['drawn', 'own', 'address'] as const
type Source = (typeof sources)[number]

function sourceOf(address: string): Source {
  if (address === '' || /^\/thumbnails\/\d+\.svg$/.test(address)) return 'drawn'
  return parseImageHash(address) === undefined ? 'address' : 'own'
}

/** Shows the guide's image as on its card, and lets the editor choose its source (B20.62). */
export function ImageField({ id, guide, change }: GuideFieldsProps & { id: number | null }) {
  const { t } = useLanguage()
  const { thumbnailUrl: address } = guide
  const name = useId()
  // Choosing a source again restores its last address.
  const [lastAddress, setLastAddress] = useState<Partial<Record<Source, string>>>({})
  // The picked source is ignored once the address changes elsewhere, for example when a version is restored.
  const [picked, setPicked] = useState<{ source: Source; at: string; typed: boolean }>()
  const { source, typed } =
    picked?.at === address ? picked : { source: sourceOf(address), typed: sourceOf(address) === 'address' }

  const choose = (next: Source, at: string, isTyped = sourceOf(at) === 'address') => {
    setLastAddress((before) => ({ ...before, [sourceOf(address)]: address, [sourceOf(at)]: at }))
    setPicked({ source: next, at, typed: isTyped })
    if (at !== address) change({ thumbnailUrl: at })
  }
  const upload = useImageUpload(id, (stored) => choose('own', stored))

  return (
    <fieldset className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
      <legend className="sr-only">{t('admin.guide.part.thumbnailUrl')}</legend>
      <ImagePreview guide={guide} />
      <div className="needs-script grid gap-1">
        {sources.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-3 text-md">
            <input
              type="radio"
              name={name}
              checked={source === each}
              onChange={() => {
                upload.stop()
                choose(each, each === 'drawn' ? '' : (lastAddress[each] ?? address))
              }}
              className="size-5 shrink-0 accent-(--color-accent)"
            />
            {t(`admin.guide.picture.${each}`)}
          </label>
        ))}
      </div>
      <div className="sm:col-span-2">
        {source === 'drawn' && <p className="text-sm text-soft">{t('admin.guide.picture.drawnHint')}</p>}
        {source === 'own' && <Upload {...upload} />}
        {source === 'address' && (
          <TextField
            label={t('admin.guide.picture.path')}
            hint={t('admin.guide.picture.pathHint')}
            value={typed ? address : ''}
            onChange={({ target }) => choose('address', target.value, true)}
          />
        )}
      </div>
    </fieldset>
  )
}

const debounceMs = 500

/** Shows the image in the shape of a card. */
function ImagePreview({ guide: { thumbnailUrl, tags, metadata } }: Pick<GuideFieldsProps, 'guide'>) {
  const { t } = useLanguage()
  const address = useDebounced(thumbnailUrl)
  const [missing, setMissing] = useState<string>()
  const isDrawn = sourceOf(address) === 'drawn'
  const { emoji } = metadata
  const drawn = trpc.guides.drawnPicture.useQuery(
    { emoji: typeof emoji === 'string' ? emoji : '', tags },
    // Shows the previous image while the image for the changed tags loads.
    { enabled: isDrawn, placeholderData: (before) => before },
  )
  const src = isDrawn ? drawn.data && toDataUrl(drawn.data.svg) : address
  const isMissing = isDrawn ? drawn.isError : !isThumbnailUrl(address) || missing === address
  return (
    <div className="flex aspect-video w-full max-w-sm items-center justify-center overflow-hidden rounded-card border border-line bg-raised">
      {src !== undefined && !isMissing && (
        <img
          src={src}
          alt={t('admin.guide.picture.shown')}
          width={640}
          height={360}
          className="size-full object-cover"
          onError={() => setMissing(address)}
        />
      )}
      <output className="p-4 text-center text-md text-soft empty:hidden">
        {isMissing && t('admin.guide.picture.missing')}
      </output>
    </div>
  )
}

const toDataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** Returns a typed path once typing pauses, and any other address immediately. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), sourceOf(value) === 'address' ? debounceMs : 0)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}

/** Accepts a file that is chosen or dropped. */
function Upload({ sending, send }: ReturnType<typeof useImageUpload>) {
  const { t } = useLanguage()
  const id = useId()
  const [over, setOver] = useState(false)
  const again = sending.is === 'failed' ? sending.again : undefined
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file !== undefined) void send(file)
  }
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setOver(isOver)
  }
  return (
    <div
      className={`grid gap-2 rounded-control border border-dashed p-4 ${over ? 'border-accent bg-accent-soft' : 'border-control'}`}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false)
        take(event.dataTransfer.files)
      }}
    >
      <label htmlFor={id} className="text-md font-semibold">
        {t('admin.guide.picture.file')}
      </label>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {t('admin.guide.picture.fileHint')}
      </p>
      <input
        id={id}
        type="file"
        accept={Object.values(imageTypes).join()}
        aria-describedby={`${id}-hint`}
        className="w-full min-w-0 text-md file:mr-3 file:min-h-11 file:rounded-control file:border file:border-solid file:border-control file:px-4 file:font-semibold file:text-ink"
        onChange={({ target }) => {
          take(target.files)
          // Without a reset, choosing the same file again fires no change event.
          target.value = ''
        }}
      />
      <output className="text-md empty:hidden">
        {sending.is === 'sending' && (
          <span className="flex items-center gap-2">
            <Spinner />
            <span className="min-w-0 break-words">
              {t('admin.guide.picture.sending', {
                name: sending.file.name,
                size: formatMegabytes(sending.file.size),
              })}
            </span>
          </span>
        )}
        {sending.is === 'stored' && t('admin.guide.picture.stored')}
      </output>
      <FormAlert text={sending.is === 'failed' ? sending.why : undefined} />
      {again !== undefined && (
        <Button variant="secondary" className="w-fit" onClick={() => void send(again)}>
          {t('ui.tryAgain')}
        </Button>
      )}
    </div>
  )
}
