/** The landing page (specification §2), with the product itself as its picture. */
import { T } from '../../i18n/t.tsx'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ArrowDown } from '../../ui/icons.tsx'
import { posts } from '../blog/posts.ts'
import type { PictureParts } from './picture-parts.ts'
import { PicturePart, SheetPicture } from './sheet-picture.tsx'
import { BandPicture, StepPicture } from './small-pictures.tsx'

const steps = ['upload', 'job', 'tailored'] as const
const features = ['score', 'editable', 'gap', 'search', 'flexible'] as const

export function LandingText({ picture }: { picture: PictureParts }) {
  return (
    <>
      <section className="mx-auto max-w-wide px-4 pt-14 pb-20 sm:px-8 lg:pt-20 lg:pb-24">
        <h1 className="text-display font-semibold">
          <T k="landing.hero.title" className="block" />{' '}
          <T k="landing.hero.title2" className="block" />
        </h1>
        <div className="mt-8 grid gap-14 lg:mt-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-16">
          <div>
            <T as="p" k="landing.hero.text" className="max-w-lg text-title text-ink-soft" />
            <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
              <a href={paths.login} className={buttonClass('primary', 'large')}>
                <T k="landing.hero.button" />
              </a>
              <a
                href="#how-it-works"
                className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-medium text-ink underline-offset-4 hover:underline"
              >
                <T k="landing.hero.more" />
                <ArrowDown className="size-4 text-accent" aria-hidden />
              </a>
            </div>
          </div>
          <SheetPicture parts={picture} />
        </div>
      </section>

      <Section id="how-it-works" title="landing.steps.title">
        <ol className="grid gap-x-10 gap-y-12 md:grid-cols-3">
          {steps.map((step, n) => (
            <li key={step}>
              <StepPicture step={step} />
              <p
                aria-hidden
                className="mb-4 flex items-center gap-3 text-small font-semibold text-accent after:h-0 after:grow after:border-t-2 after:border-dashed after:border-accent/35"
              >
                {n + 1}
              </p>
              <T as="h3" k={`landing.steps.${step}.title`} className="text-title font-semibold" />
              <T as="p" k={`landing.steps.${step}.text`} className="mt-2 text-ink-soft" />
            </li>
          ))}
        </ol>
      </Section>

      <Section id="features" title="landing.features.title">
        <ul className="grid gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-6">
          {features.map((feature, n) => (
            <li
              key={feature}
              className={n < 2 ? 'bg-surface p-7 md:col-span-3' : 'bg-surface p-7 md:col-span-2'}
            >
              <T
                as="h3"
                k={`landing.features.${feature}.title`}
                className="text-title font-semibold"
              />
              <T as="p" k={`landing.features.${feature}.text`} className="mt-2 text-ink-soft" />
              {feature === 'score' && <BandPicture />}
              {feature === 'editable' && (
                <div aria-hidden>
                  <PicturePart
                    name="line"
                    parts={picture}
                    as="p"
                    className="mt-6 block font-serif text-title leading-relaxed"
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      </Section>

      <Section id="pricing" title="landing.pricing.section">
        <div className="rounded-lg border border-dashed border-line-strong/60 px-7 py-12 text-center">
          <T as="h3" k="landing.pricing.title" className="text-title font-semibold" />
          <T as="p" k="landing.pricing.text" className="mx-auto mt-3 max-w-lg text-ink-soft" />
          <T
            as="p"
            k="landing.pricing.beta"
            className="mx-auto mt-5 w-fit rounded-full bg-accent-soft px-4 py-1.5 text-small font-medium text-accent"
          />
        </div>
      </Section>

      <Section id="blog" title="landing.blog.title">
        <ul className="grid gap-6 md:grid-cols-2">
          {posts.map((post) => (
            <li key={post.slug}>
              <a
                href={post.path}
                className="block h-full rounded-lg border border-line bg-surface p-7 shadow-low transition-shadow hover:shadow-raised"
              >
                <T
                  as="p"
                  k={`blog.${post.key}.category`}
                  className="text-caption font-medium text-accent"
                />
                <T as="h3" k={`blog.${post.key}.title`} className="mt-2 text-title font-semibold" />
                <T as="p" k={`blog.${post.key}.excerpt`} className="mt-2 text-ink-soft" />
                <p className="mt-5 text-small font-medium underline decoration-accent underline-offset-4">
                  <T k="landing.blog.read" />
                </p>
              </a>
            </li>
          ))}
        </ul>
      </Section>

      <section className="mx-auto max-w-wide px-4 py-24 text-center sm:px-8">
        <T as="h2" k="landing.closing.title" className="text-heading font-semibold" />
        <T
          as="p"
          k="landing.closing.text"
          className="mx-auto mt-3 mb-8 max-w-md text-balance text-ink-soft"
        />
        <a href={paths.login} className={buttonClass('primary', 'large')}>
          <T k="landing.closing.button" />
        </a>
      </section>
    </>
  )
}

function Section({
  id,
  title,
  children,
}: {
  id: string
  title:
    | 'landing.steps.title'
    | 'landing.features.title'
    | 'landing.pricing.section'
    | 'landing.blog.title'
  children: React.ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line">
      <div className="mx-auto max-w-wide px-4 py-16 sm:px-8 md:py-24">
        <T
          as="h2"
          id={`${id}-title`}
          k={title}
          className="mb-12 block text-heading font-semibold"
        />
        {children}
      </div>
    </section>
  )
}
