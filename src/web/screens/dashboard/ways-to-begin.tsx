/** The ways to a new resume: an upload, the template, or the file of another program. */
import { Ellipsis, FileInput, FilePlus2, FileUp, Sparkles } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LateMenu } from '../../frame/late-menu.tsx'
import { Button } from '../../ui/button.tsx'
import { join } from '../../ui/join.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useMedia } from '../../ui/use-media.ts'
import type { Door } from './doors.ts'
import { useSample } from './use-sample.ts'

type Ways = {
  isUploading: boolean
  isCreating: boolean
  onChoose: (door: Door) => void
  onCreate: () => void
}

type HeadProps = Ways & { isComing: boolean }

/** There the title and three ways do not share a row. */
const isNarrow = '(max-width: 59.99rem)'

/** At the head of the page, once there are resumes below it. */
export function WaysInTheHead({ isComing, ...ways }: HeadProps) {
  const { t } = useTranslation()
  if (useMedia(isNarrow)) return <WaysInOneRow {...ways} isComing={isComing} />
  return (
    // Until it is known where they belong, nobody may reach for what is about to move.
    <div className={join('contents *:grow sm:*:grow-0', isComing && 'invisible')}>
      <MainButtons {...ways} />
      <Tooltip text={t('dashboard.import.name')}>
        <Button
          look="quiet"
          className="-mr-2.5 px-2.5"
          aria-label={`${t('dashboard.import.short')}: ${t('dashboard.import.name')}`}
          icon={<FileInput className="size-4" aria-hidden />}
          onClick={() => ways.onChoose('import')}
        >
          {t('dashboard.import.short')}
        </Button>
      </Tooltip>
    </div>
  )
}

/** The list is what one came for: one row, with the rarer ways in a menu. */
function WaysInOneRow({ isComing, isUploading, isCreating, onChoose, onCreate }: HeadProps) {
  const { t } = useTranslation()
  return (
    <div className={join('contents *:first:grow', isComing && 'invisible')}>
      <UploadButton isUploading={isUploading} onChoose={onChoose} />
      <LateMenu
        align="end"
        actions={[
          { key: 'create', label: t('dashboard.create'), onSelect: onCreate },
          {
            key: 'import',
            label: t('dashboard.import.name'),
            onSelect: () => onChoose('import'),
          },
        ]}
        trigger={
          <Button
            className="grow-0! px-3"
            aria-label={t('dashboard.card.more')}
            icon={<Ellipsis className="size-4" aria-hidden />}
            busy={isCreating}
          />
        }
      />
    </div>
  )
}

/** In the middle of an empty list. */
export function FirstSteps(ways: Ways) {
  const { t } = useTranslation()
  const sample = useSample()
  return (
    <>
      <MainButtons {...ways} />
      <Button
        look="quiet"
        icon={<Sparkles className="size-4" aria-hidden />}
        busy={sample.isPending}
        onClick={() => sample.start()}
      >
        {t('dashboard.sample.button')}
      </Button>
      <p className="mt-3 w-full text-small text-ink-soft">
        {t('dashboard.import.hint')}{' '}
        <button
          type="button"
          onClick={() => ways.onChoose('import')}
          className="rounded-sm font-medium text-ink underline decoration-accent underline-offset-4"
        >
          {t('dashboard.import.button')}
        </button>
      </p>
    </>
  )
}

function MainButtons({ isUploading, isCreating, onChoose, onCreate }: Ways) {
  const { t } = useTranslation()
  return (
    <>
      <UploadButton isUploading={isUploading} onChoose={onChoose} />
      <Button
        icon={<FilePlus2 className="size-4" aria-hidden />}
        busy={isCreating}
        onClick={onCreate}
      >
        {t('dashboard.create')}
      </Button>
    </>
  )
}

function UploadButton({ isUploading, onChoose }: Pick<Ways, 'isUploading' | 'onChoose'>) {
  const { t } = useTranslation()
  return (
    <Button
      look="primary"
      icon={<FileUp className="size-4" aria-hidden />}
      busy={isUploading}
      onClick={() => onChoose('upload')}
    >
      {t('dashboard.upload.button')}
    </Button>
  )
}
