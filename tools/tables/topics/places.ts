/** The tables of places. */
import type { Topic } from '../schema.ts'
import { list, number, optionalNumber, shared, text } from '../schema.ts'

export const places: readonly Topic[] = [
  shared(
    'places',
    'cities',
    { country: text, name: text, otherNames: list },
    'Cities that are called otherwise in another language: the own name, then the others.',
  ),
  shared(
    'places',
    'areas',
    { country: text, town: text, km: number, names: list },
    'Areas that are no region of an administration, as people know them: the town in their middle, and how ' +
      'many kilometres around it they are.',
  ),
  shared(
    'places',
    'regions',
    { codes: list, names: list },
    'Regions that people look for work in; the own name first. A code of two parts is GeoNames’ first level ' +
      '(`DE.02`); with a colon it is the beginning of GeoNames’ municipal code within the country (`FR:33` a ' +
      'department, `ES:28` a province, `DE:091` a Regierungsbezirk, `BE:1` a province). Which town lies in ' +
      'which comes with the towns (GeoNames, CC BY 4.0); the names are ours. A name behind `*` is a town’s ' +
      'too: it is the region only where a word such as "province" stands beside it.',
  ),
  shared(
    'places',
    'postcodes',
    { country: text, begins: text, town: text, region: text, km: optionalNumber },
    'What the first signs of a postcode tell: a town and how far around it, or a region by its code. Written ' +
      'down from the countries’ public postal plans, as coarse as these few signs allow: the main town of a ' +
      'zone, not the very place. Of several beginnings the longest counts. In France and Spain the first two ' +
      'digits are the department or the province where nothing else is said.',
    ['country', 'begins'],
  ),
  shared(
    'places',
    'country-names',
    { country: text, names: list },
    'What people write for a country beside the names that the runtime knows.',
    ['country'],
  ),
  shared(
    'places',
    'world-parts',
    { names: list, countries: list },
    'Parts of the world that ads are open to, folded, as the countries in them.',
  ),
  shared(
    'places',
    'towns',
    { country: text, names: list },
    'Towns of more than 100,000 people by the country they lie in, the largest first (GeoNames, CC BY 4.0).',
    ['country'],
  ),
  shared(
    'places',
    'short-cities',
    { short: text, city: text },
    'What people write for a city, alone: elsewhere these are words.',
    ['short'],
  ),
  shared(
    'places',
    'own-languages',
    { country: text, language: text },
    'What the countries around call themselves: the language, none of ours, that says their name.',
    ['country'],
  ),
]
