/**
 * Words that stand on pages with and without a framework. `data-t` lets the public pages' script
 * find them again and put another language in their place.
 */
import { useTranslation } from './use-translation.ts'
import type { WordKey } from './translate.ts'

type Tag = 'span' | 'p' | 'h1' | 'h2' | 'h3' | 'li' | 'strong' | 'del' | 'ins' | 'dt' | 'dd'

export function T({
  k,
  as: Element = 'span',
  className,
  id,
}: {
  k: WordKey
  as?: Tag
  className?: string
  id?: string
}) {
  const { t } = useTranslation()
  return (
    <Element id={id} data-t={k} className={className}>
      {t(k)}
    </Element>
  )
}
