/**
 * What the job asks for and the resume does not show. "I do have this" records a statement of the
 * person with its date; only then is it offered to be written. Nothing is written unasked.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import { Check, Plus, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Change, Contribution } from '#domain/scoring/score.ts'
import { findAbilities, findSkills } from '#domain/skills/find.ts'
import { categoryFor } from '#domain/tailoring/propose/surface.ts'
import { sectionTitles } from '#domain/language/phrases/section-titles.ts'

import { useTell } from '../../frame/use-tell.ts'
import { formatDay } from '../../i18n/dates.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Draft } from './draft.ts'
import { signed } from './points.ts'
import { inForce, stateSkill, statementsQuery, withdrawStatement } from './statements.ts'

export function GapList({
  skills,
  changes,
  reasons,
  draft,
}: {
  skills: readonly string[]
  changes: readonly Change[]
  reasons: readonly Contribution[]
  draft: Draft
}) {
  const { t, i18n } = useTranslation()
  const tell = useTell()
  const statements = useQuery(statementsQuery).data ?? []
  const onError = (error: unknown) => tell.failure('save', error)
  const state = useMutation({ mutationFn: stateSkill, onError })
  const withdraw = useMutation({ mutationFn: withdrawStatement, onError })
  const asked = skills.filter((skill) => !inForce(statements, skill))
  const stated = statements.filter(({ withdrawn_at }) => withdrawn_at === null)
  const missing = new Set(skills.map((skill) => skill.toLowerCase()))
  const abilities = abilitiesMissing(reasons, missing)
  return (
    <>
      {skills.length === 0 && abilities.length === 0 && (
        <p className="text-ink-soft">{t('resume.match.gapNone')}</p>
      )}
      {skills.length > 0 && <p className="mb-2 text-ink-soft">{t('resume.match.gapText')}</p>}
      <ul className="grid gap-1">
        {asked.map((skill) => (
          <li key={skill} className="flex flex-wrap items-center gap-x-2">
            <span className="rounded-full bg-fair-soft px-2.5 py-0.5 text-fair wrap-anywhere">
              {skill}
              <Brings change={changes.find(({ requirement }) => requirement === skill)} />
            </span>
            <Button
              look="quiet"
              size="small"
              className="ml-auto"
              aria-label={t('resume.match.haveNamed', { skill })}
              onClick={() => state.mutate(skill)}
            >
              {t('resume.match.have')}
            </Button>
          </li>
        ))}
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
                {missing.has(skill.toLowerCase()) && (
                  <IconButton
                    name={t('resume.match.write', { skill })}
                    icon={<Plus />}
                    onClick={() => writeIn(draft, skill)}
                  />
                )}
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
function abilitiesMissing(reasons: readonly Contribution[], told: ReadonlySet<string>): string[] {
  return reasons
    .filter(({ kind, points, evidence }) => {
      return (kind === 'required' || kind === 'preferred') && points < 0 && evidence.length === 0
    })
    .map(({ requirement }) => requirement)
    .filter((name) => findAbilities(name).length > 0 && !told.has(name.toLowerCase()))
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

/** What it would bring to the score if it were there. */
function Brings({ change }: { change: Change | undefined }) {
  const { i18n } = useTranslation()
  if (!change || change.points < 0.5) return null
  return <span className="ml-1 text-caption tabular">{signed(change.points, i18n.language)}</span>
}
