/** What belongs to who is signed in: credits, profile, plans, language, theme, log out. */
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'

import { isLanguage, languages } from '#domain/language/languages.ts'

import { BookOpen, CreditCard, Languages, LogOut, SunMoon, UserRound } from '../ui/icons.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { userQuery } from '../api/queries.ts'
import { languageNames } from '../i18n/choice.ts'
import { paths } from '../paths.ts'
import { Link } from '../routing/link.tsx'
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '../ui/menu.tsx'
import { logOut } from './log-out.ts'
import { changeTheme, readTheme, type Theme } from './theme.ts'
import { useChooseLanguage } from './use-choose-language.ts'

/** Opens as soon as it is there: it is loaded by the press on its button. */
export function AccountMenu({ trigger }: { trigger: ReactElement }) {
  const { t, i18n } = useTranslation()
  const chooseLanguage = useChooseLanguage()
  const { data } = useQuery(userQuery)
  const [theme, setTheme] = useState<Theme>(readTheme)
  const email = data?.email ?? null

  return (
    <Menu side="top" align="start" trigger={trigger} opensAtOnce>
      <div className="max-w-64 px-2.5 pt-2 pb-1.5 text-small">
        <p className="truncate font-medium">{email ?? t('app.notAvailable')}</p>
        <p className="tabular text-ink-soft">
          {t('frame.credits', { count: data?.credit_balance ?? t('app.notAvailable') })}
        </p>
      </div>
      <MenuSeparator />
      <MenuLink render={<Link to={paths.profile} />} icon={<UserRound aria-hidden />}>
        {t('frame.profile')}
      </MenuLink>
      <MenuLink render={<Link to={paths.plans} />} icon={<CreditCard aria-hidden />}>
        {t('frame.plans')}
      </MenuLink>
      <MenuLink href={paths.learn} icon={<BookOpen aria-hidden />}>
        {t('frame.learn')}
      </MenuLink>
      <MenuSeparator />
      <MenuChoice
        icon={<Languages aria-hidden />}
        name={t('frame.language')}
        value={isLanguage(i18n.language) ? i18n.language : 'en'}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={chooseLanguage}
      />
      <MenuChoice
        icon={<SunMoon aria-hidden />}
        name={t('frame.theme')}
        value={theme}
        options={[
          { value: 'system', label: t('frame.themeSystem') },
          { value: 'light', label: t('frame.themeLight') },
          { value: 'dark', label: t('frame.themeDark') },
        ]}
        onChange={(next) => {
          changeTheme(next)
          setTheme(next)
        }}
      />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void logOut()}>
        {t('frame.logOut')}
      </MenuItem>
    </Menu>
  )
}
