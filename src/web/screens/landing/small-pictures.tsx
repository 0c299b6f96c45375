/** Small pictures of the three steps and of some features, drawn with the product's own colours. */

const line = 'h-1.5 rounded-full bg-line'
const paper = 'grid content-start gap-2 rounded-sm bg-surface p-4 shadow-paper'

export type Step = 'upload' | 'job' | 'tailored'

export function StepPicture({ step }: { step: Step }) {
  return (
    <div aria-hidden className="mb-7 grid h-44 place-items-center rounded-lg bg-sunken">
      {step === 'upload' && <UploadPicture />}
      {step === 'job' && <JobPicture />}
      {step === 'tailored' && <TailoredPicture />}
    </div>
  )
}

function UploadPicture() {
  return (
    <div className="relative">
      <div className="absolute -inset-3 rounded-md border-2 border-dashed border-accent/40" />
      <div className={`${paper} h-32 w-24`}>
        <div className="mb-1 h-2 w-12 rounded-full bg-ink/70" />
        <div className={line} />
        <div className={`${line} w-4/5`} />
        <div className={`${line} w-full`} />
        <div className={`${line} w-2/3`} />
      </div>
      <span className="absolute -right-2 -bottom-2 rounded-sm bg-accent px-1.5 py-0.5 text-caption font-semibold text-on-accent">
        PDF
      </span>
    </div>
  )
}

function JobPicture() {
  const asked = 'h-2.5 rounded-full bg-accent/30'
  return (
    <div className={`${paper} h-32 w-48`}>
      <div className="mb-1 h-2 w-24 rounded-full bg-ink/70" />
      <div className="flex items-center gap-1.5">
        <div className={`${line} w-8`} />
        <div className={`${asked} w-12`} />
        <div className={`${line} grow`} />
      </div>
      <div className="flex items-center gap-1.5">
        <div className={`${line} grow`} />
        <div className={`${asked} w-16`} />
      </div>
      <div className={`${line} w-4/5`} />
      <div className="flex items-center gap-1.5">
        <div className={`${asked} w-9`} />
        <div className={`${line} w-20`} />
      </div>
    </div>
  )
}

function TailoredPicture() {
  const kept = 'h-2.5 rounded-full bg-added/35'
  return (
    <div className="relative">
      <div className={`${paper} h-36 w-28`}>
        <div className="mb-1 h-2 w-14 rounded-full bg-ink/70" />
        <div className={kept} />
        <div className={`${line} w-4/5 bg-removed/35`} />
        <div className={line} />
        <div className={`${kept} w-2/3`} />
        <div className={line} />
        <div className={`${line} w-1/2`} />
      </div>
      <span className="absolute top-3 -right-6 grid size-8 place-items-center rounded-full bg-good-soft shadow-raised">
        <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-good stroke-2">
          <path d="m3 8.5 3.2 3.2L13 5" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
    </div>
  )
}

/** The three bands on the way from 1 to 100, with a mark halfway up the highest. */
export function BandPicture() {
  return (
    <div aria-hidden className="mt-6">
      <div className="flex h-2 gap-1">
        <div className="w-[59%] rounded-full bg-poor/45" />
        <div className="w-[20%] rounded-full bg-fair/55" />
        <div className="relative grow rounded-full bg-good/60">
          <span className="absolute top-1/2 left-1/2 size-4 -translate-1/2 rounded-full border-2 border-surface bg-good shadow-raised" />
        </div>
      </div>
      <div className="tabular mt-2 flex justify-between text-caption text-ink-faint">
        <span>1</span>
        <span className="ml-[52%]">60</span>
        <span className="ml-auto pr-[12%]">80</span>
        <span>100</span>
      </div>
    </div>
  )
}
