/** Names of countries, of parts of the world and of cities that people write and no language data has. */

/** What people write for a country beside its name. */
export const shortNames: Readonly<Record<string, readonly string[]>> = {
  GB: [
    'UK',
    'U.K.',
    'Great Britain',
    'Großbritannien',
    'Grande-Bretagne',
    'Gran Bretaña',
    'Grã-Bretanha',
  ],
  US: [
    'US',
    'USA',
    'U.S.',
    'U.S.A.',
    'United States of America',
    'EE. UU.',
    'EUA',
    'États-Unis d’Amérique',
    'VS',
  ],
  NL: ['Holland', 'Holanda', 'Hollande', 'The Netherlands'],
  AT: ['österreichweit'],
  CH: ['schweizweit'],
  CZ: ['Czech Republic', 'Tschechische Republik', 'República Checa', 'Tsjechische Republiek'],
  DE: ['BRD', 'Bundesrepublik Deutschland', 'Deutschlandweit', 'bundesweit'],
}

/** Parts of the world that ads are open to, as the countries in them. */
export const worldParts: readonly (readonly [names: string, codes: string])[] = [
  [
    'europe,europa,emea,european union,europaische union,union europeenne,union europea,uniao europeia,europese unie,eu,ue,eea,ewr',
    'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK',
  ],
  ['dach,d a ch', 'DE AT CH'],
  ['benelux', 'BE NL LU'],
  ['scandinavia,skandinavien,scandinavie,escandinavia,scandinavie,nordics', 'DK FI IS NO SE'],
  ['iberia', 'ES PT'],
  [
    'latin america,latam,lateinamerika,amerique latine,america latina,latijns amerika',
    'AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE',
  ],
  [
    'north america,nordamerika,amerique du nord,norteamerica,america do norte,noord amerika',
    'US CA MX',
  ],
]

/** What people write for a city, alone: elsewhere these are words. */
export const shortCities = new Map(
  Object.entries({
    ams: 'Amsterdam',
    bcn: 'Barcelona',
    ber: 'Berlin',
    cgn: 'Köln',
    dc: 'Washington, United States',
    ffm: 'Frankfurt am Main',
    hh: 'Hamburg',
    la: 'Los Angeles',
    muc: 'München',
    rio: 'Rio de Janeiro',
    sampa: 'São Paulo',
    sf: 'San Francisco',
    stgt: 'Stuttgart',
  }),
)

/** What the countries around call themselves, whose languages are none of the six. */
export const ownLanguages: Readonly<Record<string, string>> = {
  BG: 'bg',
  CZ: 'cs',
  DK: 'da',
  EE: 'et',
  FI: 'fi',
  GR: 'el',
  HR: 'hr',
  HU: 'hu',
  IE: 'ga',
  IS: 'is',
  IT: 'it',
  LT: 'lt',
  LV: 'lv',
  NO: 'nb',
  PL: 'pl',
  RO: 'ro',
  SE: 'sv',
  SI: 'sl',
  SK: 'sk',
  TR: 'tr',
}
