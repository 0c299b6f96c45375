/** All that the palette can do: what the screen offers, the routes, the resumes and the person's settings. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { languages } from '#domain/language/languages.ts'

import { useTranslation } from '../i18n/use-translation.ts'
import { resumesQuery } from '../api/queries.ts'
import { languageNames } from '../i18n/choice.ts'
import { paths, resumePath } from '../paths.ts'
import { go } from '../routing/address.ts'
import type { Door } from '../screens/dashboard/doors.ts'
import { headingOf, inOrder } from '../screens/dashboard/order.ts'
import type { Command } from './commands.ts'
import { sendErrand } from './errand.ts'
import { showKeys } from './keys-key.tsx'
import { logOut } from './log-out.ts'
import { screenCommands } from './screen-commands.ts'
import { changeTheme, readTheme } from './theme.ts'
import { useChooseLanguage } from './use-choose-language.ts'
import { languageName } from '../i18n/language-name.ts'

/** Resumes offered before anything is typed. */
const resumesAtFirst = 5

const screens = [
  ['frame.myResumes', paths.dashboard],
  ['frame.findJobs', paths.jobSearch],
  ['frame.profile', paths.profile],
  ['frame.plans', paths.plans],
] as const

const layouts = [
  ['list', 'palette.list'],
  ['board', 'palette.board'],
] as const

const dialogs = [
  ['mail', 'dashboard.mail.button'],
  ['numbers', 'dashboard.numbers.button'],
  ['trash', 'dashboard.trash.open'],
] as const

/** A little more than its way out takes. */
const paletteGoneMs = 200

const themes = [
  ['system', 'frame.themeSystem'],
  ['light', 'frame.themeLight'],
  ['dark', 'frame.themeDark'],
] as const

/** The palette gives the keyboard back when it has gone; only then is something done with it. */
const soon = (act: () => void) => void setTimeout(act, paletteGoneMs)

export function useCommands(chooseFile: (door: Door) => void): Command[] {
  const { t } = useTranslation()
  const [onScreen] = useState(() =>
    screenCommands({
      group: t('palette.here'),
      inMenu: (menu, item) => t('palette.inMenu', { menu, item }),
      soon,
    }),
  )
  const everywhere = useCommandsEverywhere(chooseFile)
  const known = new Set(everywhere.map(({ label }) => label))
  return [...onScreen.filter(({ label }) => !known.has(label)), ...everywhere]
}

function useCommandsEverywhere(chooseFile: (door: Door) => void): Command[] {
  const { t, i18n } = useTranslation()
  const chooseLanguage = useChooseLanguage()
  const resumes = useQuery(resumesQuery).data ?? []
  const doing = t('palette.actions')

  return [
    ...inOrder(resumes).map((resume, n): Command => ({
      id: `resume-${resume.id}`,
      group: t('palette.resumes'),
      label: headingOf(resume) || t('dashboard.card.untitled'),
      detail: t(`status.${resume.job_status}`),
      isHidden: n >= resumesAtFirst,
      run: () => go(resumePath(resume.id)),
    })),
    {
      id: 'upload',
      group: doing,
      label: t('dashboard.upload.button'),
      run: () => chooseFile('upload'),
    },
    {
      id: 'create',
      group: doing,
      label: t('dashboard.create'),
      run: () => {
        sendErrand({ kind: 'create' })
        go(paths.dashboard)
      },
    },
    ...dialogs.map(([what, key]): Command => ({
      id: what,
      group: doing,
      label: t(key),
      run: () => {
        sendErrand({ kind: 'open', what })
        go(paths.dashboard)
      },
    })),
    {
      id: 'import',
      group: doing,
      label: t('dashboard.import.button'),
      run: () => chooseFile('import'),
    },
    ...layouts.map(([layout, key]): Command => ({
      id: layout,
      group: doing,
      label: t(key),
      run: () => {
        sendErrand({ kind: 'layout', layout })
        go(paths.dashboard)
      },
    })),
    { id: 'keys', group: doing, label: t('keys.show'), run: () => soon(showKeys) },
    { id: 'log-out', group: doing, label: t('frame.logOut'), run: () => void logOut() },
    ...screens.map(([key, path]): Command => ({
      id: path,
      group: t('palette.screens'),
      label: t(key),
      run: () => go(path),
    })),
    {
      id: paths.learn,
      group: t('palette.screens'),
      label: t('frame.learn'),
      run: () => location.assign(paths.learn),
    },
    ...themes
      .filter(([theme]) => theme !== readTheme())
      .map(([theme, key]): Command => ({
        id: `theme-${theme}`,
        group: t('frame.theme'),
        label: t(key),
        run: () => changeTheme(theme),
      })),
    ...languages
      .filter((language) => language !== i18n.language)
      .map((language): Command => ({
        id: `language-${language}`,
        group: t('frame.language'),
        label: languageNames[language],
        detail: languageName(language, i18n.language),
        run: () => chooseLanguage(language),
      })),
  ]
}
