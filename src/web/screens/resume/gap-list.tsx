/**
 * What the job asks for and the resume does not show. "I do have this" records a statement of the
 * person with its date; only then is it offered to be written. Nothing is written unasked.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import { Check, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Span } from '#domain/ads/reading.ts'
import type { Change, Contribution } from '#domain/scoring/score.ts'
import { findAbilities, findSkills } from '#domain/skills/find.ts'
import { categoryFor } from '#domain/tailoring/propose/surface.ts'
import { sectionTitles } from '#domain/language/phrases/section-titles.ts'

import { useTell } from '../../frame/use-tell.ts'
import { formatDay } from '../../i18n/dates.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Draft } from './draft.ts'
import { changeNamed } from './gap-places.ts'
import { MissingSkill } from './missing-skill.tsx'
import { inForce, stateSkill, statementsQuery, withdrawStatement } from './statements.ts'

export function GapList({
  skills,
  changes,
  reasons,
  draft,
  onPlace,
}: {
  skills: readonly string[]
  changes: readonly Change[]
  reasons: readonly Contribution[]
  draft: Draft
  /** Shows where the job asks for it. */
  onPlace: (place: Span) => void
}) {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const statements = useQuery(statementsQuery).data ?? []
  const onError = (error: unknown) => tell.failure('save', error)
  const state = useMutation({ mutationFn: stateSkill, onError })
  const withdraw = useMutation({ mutationFn: withdrawStatement, onError })
  const missing = new Set(skills.map((skill) => skill.toLowerCase()))
  // What is missing keeps its row: another one in its place would be stated by a second click.
  const stated = statements.filter(
    ({ withdrawn_at, skill }) => withdrawn_at === null && !missing.has(skill.toLowerCase()),
  )
  const abilities = abilitiesMissing(reasons, skills)
  return (
    <>
      {skills.length === 0 && abilities.length === 0 && (
        <p className="text-ink-soft">{t('resume.match.gapNone')}</p>
      )}
      {skills.length > 0 && <p className="mb-2 text-ink-soft">{t('resume.match.gapText')}</p>}
      <ul className="grid gap-1.5">
        {skills.map((skill) => {
          const change = changeNamed(skill, changes)
          return (
            <MissingSkill
              key={skill}
              skill={skill}
              points={change?.points ?? 0}
              place={change?.job ?? null}
              statement={inForce(statements, skill)}
              onPlace={onPlace}
              onState={() => state.mutate(skill)}
              onWrite={() => writeIn(draft, skill)}
              onWithdraw={(id) => withdraw.mutate(id)}
            />
          )
        })}
      </ul>
      {abilities.length > 0 && (
        <p className="mt-2 text-ink-soft">
          {t('resume.match.abilities', {
            list: new Intl.ListFormat(i18n.language).format(abilities),
          })}
        </p>
      )}
      {stated.length > 0 && (
        <div className="mt-3">
          <h4 className="mb-1 text-caption font-medium text-ink-soft">
            {t('resume.match.stated')}
          </h4>
          <ul className="grid gap-1">
            {stated.map(({ id, skill, stated_at }) => (
              <li key={id} className="flex items-center gap-1">
                <span className="mr-auto grid min-w-0">
                  <span className="flex items-center gap-1 wrap-anywhere">
                    <Check className="size-3.5 shrink-0 text-good" aria-hidden />
                    {skill}
                  </span>
                  <time className="text-caption text-ink-soft" dateTime={stated_at}>
                    {formatDay(stated_at, i18n.language)}
                  </time>
                </span>
                <IconButton
                  name={t('resume.match.withdraw', { skill })}
                  icon={<Undo2 />}
                  onClick={() => withdraw.mutate(id)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** Abilities (teamwork) that nothing shows: no list of words proves them, so none is offered to write. */
function abilitiesMissing(reasons: readonly Contribution[], told: readonly string[]): string[] {
  const names = new Set(told.map((name) => name.toLowerCase()))
  return reasons
    .filter(({ kind, points, evidence, requirement }) => {
      if (names.has(requirement.toLowerCase())) return false
      return (kind === 'required' || kind === 'preferred') && points < 0 && evidence.length === 0
    })
    .map(({ requirement }) => requirement)
    .filter((name) => findAbilities(name).length > 0)
}

/** Into the list of its trade; where there is none, into a first one. */
function writeIn(draft: Draft, skill: string): void {
  const { resume } = draft.state()
  const place = categoryFor(findSkills(skill)[0]?.skill ?? '', resume)
  if (place === '/skill_categories') {
    const name = sectionTitles[resume.resume_language].skills
    const value = { name, skills: [skill] }
    draft.apply({ kind: 'insert', list: place, index: 0, value })
    return
  }
  const index = resume.skill_categories[Number(place.split('/')[2])]?.skills.length ?? 0
  draft.apply({ kind: 'insert', list: place, index, value: skill })
}
