/** A change that waits: the line as it stands, the suggested one with what is in doubt, and why. */
import type { ChangeAnswer } from '#contract/changes.ts'
import type { Language } from '#domain/language/languages.ts'
import { placeOf } from '#domain/edits/place-in-words.ts'
import type { Resume } from '#domain/resume/resume.ts'

import { useTranslation } from '../../../i18n/use-translation.ts'
import { isArrangement } from '#domain/tailoring/edit.ts'
import { saysOf } from '#domain/tailoring/says-of.ts'

import type { Question } from './questions.ts'
import { doubtOf, doubtsIn } from './questions.ts'
import { isReworded } from './reasons.ts'

/** More would not be read here; the worst come first. */
const mostDoubts = 2
const mostBases = 3

export function ChangeQuestion({
  question: { change, before, path, language, basis, order },
  resume,
}: {
  question: Extract<Question, { kind: 'change' }>
  resume: Resume
}) {
  const { t, i18n } = useTranslation()
  const { findings, grade, requirement } = change
  const doubts = findings.toSorted(
    (a, b) => Number(b.grade === 'stop') - Number(a.grade === 'stop'),
  )
  const kind = grade === 'stop' ? 'stopped' : grade === 'ask' ? 'asked' : 'proven'
  return (
    <div className="review-change review-question">
      <p className="review-place text-caption text-ink-soft">
        {[placeOf(path, resume, i18n.language), t(`resume.review.${kind}`)]
          .filter((part) => part !== '')
          .join(' — ')}
      </p>
      {before === null && order === null && !isArrangement(change) && (
        <p className="review-before text-ink-soft">{t('resume.review.wasEmpty')}</p>
      )}
      {before !== null && (
        <p className="review-before wrap-anywhere text-ink-soft">
          <span className="review-label text-caption">
            {t(
              language === resume.resume_language ? 'resume.review.now' : 'resume.review.original',
            )}
          </span>{' '}
          <span lang={language}>{before}</span>
        </p>
      )}
      {order !== null && <NewOrder entries={order} language={language} />}
      {isArrangement(change) ? (
        <p>{t(`resume.review.offered.${change.op === 'hide' ? 'hidden' : 'ordered'}`)}</p>
      ) : (
        <Suggested change={change} language={language} />
      )}
      {basis.slice(0, mostBases).map((text) => (
        <p key={text} className="review-basis">
          <span className="text-ink-soft">{t('resume.review.restsOn')} </span>
          <q lang={language}>{text}</q>
        </p>
      ))}
      <ul className="review-doubts">
        {distinct(doubts)
          .slice(0, mostDoubts)
          .map((finding) => (
            <Doubt key={`${finding.rule} ${finding.claim}`} finding={finding} change={change} />
          ))}
      </ul>
      {grade === 'stop' && (
        <p className="review-why text-caption text-ink-soft">{t('resume.review.cannotConfirm')}</p>
      )}
      {requirement !== null &&
        (!isReworded(change.op) || saysOf(requirement, String(change.value))) && (
          <p className="review-why text-caption">{t('resume.review.answers', { requirement })}</p>
        )}
    </div>
  )
}

/** The suggested words, with what is in doubt marked. */
function Suggested({ change, language }: { change: ChangeAnswer; language: Language }) {
  const { t } = useTranslation()
  return (
    <p className="wrap-anywhere">
      <span className="review-label text-caption">{t('resume.review.suggested')}</span>{' '}
      <span lang={language}>
        {doubtsIn(String(change.value), change.findings).map(({ text, isDoubted }, i) => {
          // A piece has no identity but its place.
          const key = `${i}${text}`
          return isDoubted ? (
            <mark key={key} className="review-doubt">
              {text}
            </mark>
          ) : (
            <span key={key}>{text}</span>
          )
        })}
      </span>
    </p>
  )
}

/** The lines as they would stand, each cut; only the first is what the change is about. */
function NewOrder({ entries, language }: { entries: readonly string[]; language: Language }) {
  return (
    <ol lang={language} className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
      {entries.map((entry, index) => (
        <li
          key={`${index} ${entry}`}
          className={index === 0 ? 'truncate' : 'truncate text-ink-soft'}
        >
          {entry}
        </li>
      ))}
    </ol>
  )
}

function Doubt({
  finding,
  change,
}: {
  finding: ChangeAnswer['findings'][number]
  change: ChangeAnswer
}) {
  const { t } = useTranslation()
  const { claim } = finding
  const doubt = doubtOf(finding)
  return (
    <li>
      {claim !== '' && claim !== change.value && (
        <>
          <q>{claim}</q> –{' '}
        </>
      )}
      {t(`resume.review.doubt.${doubt}`)}
    </li>
  )
}

/** Two rules may doubt the same words for one reason. */
function distinct<T extends { rule: string; claim: string }>(findings: readonly T[]): T[] {
  const told = new Set<string>()
  return findings.filter((finding) => {
    const key = `${doubtOf(finding)} ${finding.claim}`
    return !told.has(key) && told.add(key)
  })
}
