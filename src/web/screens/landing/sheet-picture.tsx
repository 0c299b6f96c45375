/**
 * The product as its own picture: what a job asks for, a sheet with the changes for it marked as
 * Show Edits marks them, and the score with the reasons that sum to it. What is missing is said, not
 * made up. All of it comes from a run of the product (`picture.ts`).
 */
import { drawPiece } from '../../i18n/draw-piece.tsx'
import { T } from '../../i18n/t.tsx'
import type { PictureParts } from './picture-parts.ts'

type Part = { name: keyof PictureParts; parts: PictureParts }

export function SheetPicture({ parts }: { parts: PictureParts }) {
  return (
    <figure className="relative mx-auto grid w-full max-w-2xl gap-4 sm:pr-6 sm:pb-20 sm:pl-14">
      <figcaption className="sr-only">
        <PicturePart name="caption" parts={parts} />
      </figcaption>
      <Sheet parts={parts} />
      <JobSlip parts={parts} />
      <ScoreCard parts={parts} />
    </figure>
  )
}

export function PicturePart({
  name,
  parts,
  as: Element = 'span',
  className,
}: Part & { as?: 'span' | 'ul' | 'dl' | 'p'; className?: string }) {
  return (
    <Element data-picture={name} className={className}>
      {parts[name].map(drawPiece)}
    </Element>
  )
}

/** Read aloud, old and new words would run into one another: the caption says what is shown. */
function Sheet({ parts }: { parts: PictureParts }) {
  return (
    <div aria-hidden className="rounded-sm bg-paper-lit shadow-paper">
      <div className="px-[8%] pt-[8%] pb-[12%] font-serif text-paper-ink [color-scheme:light] sm:pb-[30%]">
        <p className="text-heading font-semibold tracking-tight">Mara Lindqvist</p>
        <p className="mt-0.5 text-caption break-words text-paper-ink/75">
          mara@lindqvist.example · Rotterdam · linkedin.com/in/maralindqvist
        </p>
        <SheetHeading k="landing.picture.summary" />
        <PicturePart name="summary" parts={parts} as="p" className="text-small leading-relaxed" />
        <SheetHeading k="landing.picture.skills" />
        <PicturePart name="skills" parts={parts} as="p" className="text-small" />
        <SheetHeading k="landing.picture.experience" />
        <p className="flex flex-wrap justify-between gap-x-3 text-small">
          <strong className="font-semibold">
            <PicturePart name="role" parts={parts} />, Havenmarkt
          </strong>
          <PicturePart name="dates" parts={parts} className="tabular text-paper-ink/75" />
        </p>
        <PicturePart
          name="lines"
          parts={parts}
          as="ul"
          className="mt-1.5 list-disc space-y-1.5 pl-4 text-small leading-relaxed"
        />
      </div>
    </div>
  )
}

function JobSlip({ parts }: { parts: PictureParts }) {
  return (
    <div className="rounded-lg border border-line bg-raised p-4 shadow-over sm:absolute sm:bottom-4 sm:left-0 sm:w-56">
      <T as="p" k="landing.picture.asks" className="text-caption text-ink-faint" />
      <PicturePart
        name="asks"
        parts={parts}
        as="ul"
        className="mt-2 grid grid-cols-2 gap-1.5 text-small sm:grid-cols-1"
      />
    </div>
  )
}

function ScoreCard({ parts }: { parts: PictureParts }) {
  return (
    <div className="rounded-lg border border-line bg-raised p-4 shadow-over sm:absolute sm:right-0 sm:bottom-0 sm:w-64">
      <PicturePart
        name="scores"
        parts={parts}
        as="p"
        className="tabular flex flex-wrap items-baseline gap-x-2"
      />
      <PicturePart
        name="reasons"
        parts={parts}
        as="dl"
        className="mt-2.5 grid gap-1 border-t border-line pt-2.5 text-caption"
      />
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
