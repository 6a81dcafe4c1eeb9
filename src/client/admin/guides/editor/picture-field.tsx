import { useEffect, useId, useState, type DragEvent } from 'react'
import { isThumbnailUrl, imageHashOf, imageTypes } from '../../../../shared/guides/editing/guide-images.ts'
import type { WrittenGuide } from '../../../../shared/guides/editing/editing-schemas.ts'
import { trpc } from '../../../platform/api/trpc.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FormAlert } from '../../../ui/form/form-failure.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { inMegabytes, usePictureUpload } from './use-picture-upload.ts'

interface PictureFieldProps {
  id: number | null
  guide: WrittenGuide
  change: (parts: Partial<WrittenGuide>) => void
}

const ways = ['drawn', 'own', 'address'] as const
/** Drawn by the shop, brought by an editor, or any other path of this site. */
type Way = (typeof ways)[number]

function wayOf(address: string): Way {
  if (address === '' || /^\/thumbnails\/\d+\.svg$/.test(address)) return 'drawn'
  return imageHashOf(address) === undefined ? 'address' : 'own'
}

/** The guide's picture, shown as cards show it, and the three ways to have one (B20.62). */
export function PictureField({ id, guide, change }: PictureFieldProps) {
  const { t } = useLanguage()
  const { thumbnailUrl: address } = guide
  const name = useId()
  // What one had before comes back with its way.
  const [had, setHad] = useState<Partial<Record<Way, string>>>({})
  // Counts only until another picture comes from elsewhere, such as an earlier version.
  const [picked, setPicked] = useState<{ way: Way; at: string; typed: boolean }>()
  const { way, typed } =
    picked?.at === address ? picked : { way: wayOf(address), typed: wayOf(address) === 'address' }

  const become = (next: Way, at: string, isTyped = wayOf(at) === 'address') => {
    setHad((before) => ({ ...before, [wayOf(address)]: address, [wayOf(at)]: at }))
    setPicked({ way: next, at, typed: isTyped })
    if (at !== address) change({ thumbnailUrl: at })
  }
  const upload = usePictureUpload(id, (stored) => become('own', stored))

  return (
    <fieldset className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
      <legend className="sr-only">{t('admin.guide.picture')}</legend>
      <Shown id={id} guide={guide} />
      <div className="needs-script grid gap-1">
        {ways.map((each) => (
          <label key={each} className="flex min-h-11 items-center gap-3 text-md">
            <input
              type="radio"
              name={name}
              checked={way === each}
              onChange={() => {
                upload.stop()
                become(each, each === 'drawn' ? '' : (had[each] ?? address))
              }}
              className="size-5 shrink-0 accent-(--color-accent)"
            />
            {t(`admin.guide.picture.${each}`)}
          </label>
        ))}
      </div>
      <div className="sm:col-span-2">
        {way === 'drawn' && (
          <p className="text-sm text-soft">
            {t(id === null ? 'admin.guide.picture.drawnNew' : 'admin.guide.picture.drawnHint')}
          </p>
        )}
        {way === 'own' && <Upload {...upload} />}
        {way === 'address' && (
          <TextField
            label={t('admin.guide.picture.path')}
            hint={t('admin.guide.picture.pathHint')}
            value={typed ? address : ''}
            onChange={({ target }) => become('address', target.value, true)}
          />
        )}
      </div>
    </fieldset>
  )
}

const restMs = 500

/** In the shape of a card's picture. */
function Shown({ id, guide: { thumbnailUrl, tags } }: Pick<PictureFieldProps, 'id' | 'guide'>) {
  const { t } = useLanguage()
  const address = useRested(thumbnailUrl)
  const [missing, setMissing] = useState<string>()
  const isDrawn = wayOf(address) === 'drawn'
  const drawn = trpc.guides.drawnPicture.useQuery(
    { id, tags },
    // The one from before stays while a tag is added.
    { enabled: isDrawn, placeholderData: (before) => before },
  )
  const source = isDrawn ? drawn.data && toDataUrl(drawn.data.svg) : address
  const isMissing = isDrawn ? drawn.isError : !isThumbnailUrl(address) || missing === address
  return (
    <div className="flex aspect-video w-full max-w-sm items-center justify-center overflow-hidden rounded-card border border-line bg-raised">
      {source !== undefined && !isMissing && (
        <img
          src={source}
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

/** What is written letter by letter counts when it rests. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), wayOf(value) === 'address' ? restMs : 0)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

/** A file that is chosen or dropped. */
function Upload({ sending, send }: ReturnType<typeof usePictureUpload>) {
  const { t } = useLanguage()
  const id = useId()
  const [over, setOver] = useState(false)
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
          // So that the same file can be chosen once more.
          target.value = ''
        }}
      />
      <output className="text-md empty:hidden">
        {sending.is === 'sending' && (
          <span className="flex items-center gap-2">
            <Spinner />
            <span className="min-w-0 break-words">
              {t('admin.guide.picture.sending', { name: sending.file.name, size: inMegabytes(sending.file) })}
            </span>
          </span>
        )}
        {sending.is === 'stored' && t('admin.guide.picture.stored')}
      </output>
      <FormAlert text={sending.is === 'failed' ? sending.why : undefined} />
      {sending.is === 'failed' && sending.again !== undefined && (
        <Button
          variant="secondary"
          className="w-fit"
          onClick={() => sending.again !== undefined && void send(sending.again)}
        >
          {t('ui.tryAgain')}
        </Button>
      )}
    </div>
  )
}
