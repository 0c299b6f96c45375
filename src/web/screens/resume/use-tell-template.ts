/** Says before a resume leaves the product that text of the template still stands in it. */
import { useTranslation } from '../../i18n/use-translation.ts'
import { useTell } from '../../frame/use-tell.ts'
import type { Draft } from './draft.ts'

export function useTellTemplate(draft: Draft): () => Promise<void> {
  const { t } = useTranslation()
  const tell = useTell()
  return async () => {
    // Its words of six languages are loaded when they are asked for.
    const { leftOfTemplate } = await import('#domain/resume/template.ts')
    const [first] = leftOfTemplate(draft.state().resume)
    if (first !== undefined)
      tell.say('warning', t('resume.download.template', { words: first.text }))
  }
}
