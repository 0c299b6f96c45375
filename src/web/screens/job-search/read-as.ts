/** What a postcode or the name of a region was taken for, in a sentence. */
import type { SearchAbout } from '#domain/jobs/job.ts'

import type { Translate } from '../../i18n/translate.ts'
import { regionOf } from '../../i18n/region.ts'

export function sayReadAs(
  { postcode, places }: NonNullable<SearchAbout['read_as']>,
  t: Translate,
  language: string,
): string {
  const countries = new Intl.DisplayNames(regionOf(language), { type: 'region' })
  const named = places.map(({ name, country }) => `${name} (${countries.of(country) ?? country})`)
  const words = new Intl.ListFormat(regionOf(language)).format(named)
  if (postcode === null) return t('jobs.inRegion', { places: words })
  return t(places.length > 1 ? 'jobs.postcodeSeveral' : 'jobs.postcodeRead', {
    postcode,
    places: words,
  })
}
