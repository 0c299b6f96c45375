/** Spoken languages: the lexicon's id of each, and its ISO 639 code. */
export const languageCodes: Readonly<Record<string, string>> = {
  english: 'en', german: 'de', french: 'fr', spanish: 'es', portuguese: 'pt', dutch: 'nl',
  italian: 'it', polish: 'pl', russian: 'ru', ukrainian: 'uk', turkish: 'tr', arabic: 'ar',
  chinese: 'zh', japanese: 'ja', korean: 'ko', hindi: 'hi', swedish: 'sv', norwegian: 'no',
  danish: 'da', finnish: 'fi', czech: 'cs', slovak: 'sk', hungarian: 'hu', romanian: 'ro',
  bulgarian: 'bg', greek: 'el', croatian: 'hr', serbian: 'sr', hebrew: 'he', persian: 'fa',
  vietnamese: 'vi', catalan: 'ca', basque: 'eu', galician: 'gl', 'sign-language': 'sgn',
} // prettier-ignore

/** The other way round: ISO code → the lexicon's id. */
export const languageIds: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(languageCodes).map(([id, code]) => [code, id]),
)
