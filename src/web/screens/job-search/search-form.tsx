/** What is looked for and where; the filters fold away. */
import { useId, useState, type ReactNode } from 'react'

import { ChevronDown, Link2, Search } from '../../ui/icons.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox, TextField } from '../../ui/field.tsx'
import { join } from '../../ui/join.ts'
import { Select } from '../../ui/select.tsx'
import { useFindKey } from '../../ui/use-find-key.ts'
import { chosenCount, filterGroups, radii, toggled, type Filters } from './filters.ts'

export function SearchForm({
  filters,
  busy,
  onSearch,
  onAdd,
  scoreAgainst,
}: {
  filters: Filters
  busy: boolean
  onSearch: (filters: Filters) => void
  /** A job that was found elsewhere is to be added. */
  onAdd: () => void
  /** The choice of the resume that jobs are scored against. */
  scoreAgainst: ReactNode
}) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(filters)
  // Back, or a saved search, brings another question than the one that was typed.
  const [answered, setAnswered] = useState(filters)
  if (answered !== filters) {
    setAnswered(filters)
    setDraft(filters)
  }
  const [open, setOpen] = useState(false)
  const panel = useId()
  const titleField = useFindKey()
  const count = chosenCount(draft)
  const change = (fields: Partial<Filters>) => setDraft({ ...draft, ...fields })

  return (
    <search>
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4 shadow-low max-sm:gap-2 max-sm:p-3 sm:p-5"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(draft)
        }}
      >
        <div className="grid grid-cols-2 items-end gap-3 max-sm:gap-2 sm:grid-cols-[1fr_1fr_auto]">
          <TextField
            ref={titleField}
            aria-keyshortcuts="/"
            label={t('jobs.jobTitle')}
            value={draft.job_title}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => change({ job_title: event.target.value })}
          />
          <TextField
            label={t('jobs.location')}
            value={draft.location}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => change({ location: event.target.value })}
          />
          <Button
            look="primary"
            type="submit"
            className="h-10 max-sm:col-span-2"
            busy={busy}
            icon={<Search className="size-4" aria-hidden />}
          >
            {t('jobs.search')}
          </Button>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {scoreAgainst}
          <div className="-mx-2.5 flex flex-wrap items-center gap-1">
            <Button
              look="quiet"
              size="small"
              aria-expanded={open}
              aria-controls={panel}
              icon={
                <ChevronDown
                  aria-hidden
                  className={join('size-4 transition-transform', open && 'rotate-180')}
                />
              }
              onClick={() => setOpen(!open)}
            >
              {count > 0 ? t('jobs.filtersChosen', { count }) : t('jobs.filters')}
            </Button>
            <Button
              look="quiet"
              size="small"
              icon={<Link2 className="size-4" aria-hidden />}
              onClick={onAdd}
            >
              {t('jobs.found.add')}
            </Button>
          </div>
          <div
            id={panel}
            hidden={!open}
            className="grid w-full gap-5 border-t border-line pt-4 sm:grid-cols-2 lg:grid-cols-4"
          >
            {filterGroups.map((group) => (
              <fieldset key={group.field}>
                <legend className="mb-1 text-small font-medium">{t(group.label)}</legend>
                <div className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-2">
                  {group.options.map((option) => {
                    const chosen: readonly string[] = draft[group.field]
                    return (
                      <Checkbox
                        key={option.value}
                        label={t(option.label)}
                        checked={chosen.includes(option.value)}
                        onChange={() =>
                          change({ [group.field]: toggled(chosen, option.value, group.options) })
                        }
                      />
                    )
                  })}
                </div>
              </fieldset>
            ))}
            <div className="grid content-start gap-1">
              <label htmlFor={`${panel}-radius`} className="text-small font-medium">
                {t('jobs.radius')}
              </label>
              <Select
                id={`${panel}-radius`}
                value={String(draft.radius_km ?? '')}
                options={[
                  { value: '', label: t('jobs.radiusUsual') },
                  ...radii.map((km) => ({ value: String(km), label: t('jobs.radiusKm', { km }) })),
                ]}
                onChange={(chosen) =>
                  change({ radius_km: radii.find((km) => String(km) === chosen) ?? null })
                }
              />
            </div>
          </div>
        </div>
      </form>
    </search>
  )
}
