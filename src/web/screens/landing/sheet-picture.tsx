/**
 * The product as its own picture: what a job asks for, a sheet with the changes for it marked as
 * Show Edits marks them, and the score with its reasons. What is missing is said, not made up.
 */
import { T } from '../../i18n/t.tsx'

const added = 'rounded-xs bg-added-soft text-added decoration-added underline-offset-2'
const removed = 'text-removed decoration-removed'

const asks = [
  { k: 'landing.picture.ask1', shown: true },
  { k: 'landing.picture.ask2', shown: true },
  { k: 'landing.picture.ask3', shown: false },
] as const

export function SheetPicture() {
  return (
    <figure className="relative mx-auto grid w-full max-w-2xl gap-4 sm:pr-6 sm:pb-16 sm:pl-14">
      <figcaption className="sr-only">
        <T k="landing.picture.caption" />
      </figcaption>
      <Sheet />
      <JobSlip />
      <ScoreCard />
    </figure>
  )
}

function Sheet() {
  return (
    <div className="rounded-sm bg-paper px-[8%] pt-[8%] pb-[12%] font-serif text-paper-ink shadow-paper [color-scheme:light] sm:pb-[22%]">
      <p className="text-heading font-semibold tracking-tight">Mara Lindqvist</p>
      <p className="mt-0.5 text-caption break-words text-paper-ink/75">
        mara@lindqvist.example · Rotterdam · linkedin.com/in/maralindqvist
      </p>
      <SheetHeading k="landing.picture.summary" />
      <p className="text-small leading-relaxed">
        <T as="del" k="landing.picture.summaryOld" className={removed} />{' '}
        <T as="ins" k="landing.picture.summaryNew" className={added} />
      </p>
      <SheetHeading k="landing.picture.experience" />
      <p className="flex flex-wrap justify-between gap-x-3 text-small">
        <T as="strong" k="landing.picture.role" className="font-semibold" />
        <span className="tabular text-paper-ink/75">2021 – 2026</span>
      </p>
      <ul className="mt-1.5 list-disc space-y-1.5 pl-4 text-small leading-relaxed">
        <li>
          <T k="landing.picture.line1" />{' '}
          <T as="del" k="landing.picture.line1Old" className={removed} />{' '}
          <T as="ins" k="landing.picture.line1New" className={added} />
        </li>
        <li>
          <T k="landing.picture.line2" />
        </li>
      </ul>
      <SheetHeading k="landing.picture.skills" />
      <p className="text-small">
        <ins className={added}>SQL, dbt,</ins> Python, Looker
      </p>
    </div>
  )
}

function JobSlip() {
  return (
    <div className="rounded-lg border border-line bg-raised p-4 shadow-over sm:absolute sm:bottom-4 sm:left-0 sm:w-60">
      <T as="p" k="landing.picture.asks" className="text-caption text-ink-faint" />
      <ul className="mt-2 grid gap-1.5 text-small">
        {asks.map(({ k, shown }) => (
          <li key={k} className="flex items-center gap-2.5">
            <svg
              viewBox="0 0 16 16"
              aria-hidden
              className={`size-3.5 shrink-0 fill-none stroke-2 ${shown ? 'stroke-good' : 'stroke-ink-faint'}`}
            >
              <path d={shown ? 'm3 8.5 3.2 3.2L13 5' : 'M4 8h8'} strokeLinecap="round" />
            </svg>
            <T k={k} className={shown ? undefined : 'text-ink-soft'} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ScoreCard() {
  return (
    <div className="rounded-lg border border-line bg-raised p-4 shadow-over sm:absolute sm:right-0 sm:bottom-0 sm:w-64">
      <p className="tabular flex items-baseline gap-2">
        <del className="text-small text-ink-faint">61</del>
        <span className="text-heading font-semibold text-good">84</span>
        <T k="bands.good" className="text-small text-ink-soft" />
      </p>
      <dl className="mt-2.5 grid gap-2 text-caption">
        <Reason k="landing.picture.reason1" points="+12" width="w-full" />
        <Reason k="landing.picture.reason2" points="+8" width="w-2/3" />
        <Reason k="landing.picture.reason3" points="0" width="w-0" />
      </dl>
    </div>
  )
}

function SheetHeading({
  k,
}: {
  k: 'landing.picture.summary' | 'landing.picture.experience' | 'landing.picture.skills'
}) {
  return (
    <p className="mt-4 mb-1.5 border-b border-current/20 pb-0.5 font-sans text-caption font-semibold tracking-wide">
      <T k={k} />
    </p>
  )
}

function Reason({
  k,
  points,
  width,
}: {
  k: 'landing.picture.reason1' | 'landing.picture.reason2' | 'landing.picture.reason3'
  points: string
  width: 'w-full' | 'w-2/3' | 'w-0'
}) {
  const missing = width === 'w-0'
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
      <dt className="text-ink-soft">
        <T k={k} />
      </dt>
      <dd className={missing ? 'tabular text-ink-faint' : 'tabular font-medium text-good'}>
        {points}
      </dd>
      <dd aria-hidden className="col-span-2 h-1 rounded-full bg-sunken">
        <div className={`h-1 rounded-full bg-good/70 ${width}`} />
      </dd>
    </div>
  )
}
