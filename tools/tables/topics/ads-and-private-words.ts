/** The tables by which ads are read, and by which it is told what in a text is private. */
import type { Topic } from '../schema.ts'
import { inEachLanguage, shared, text } from '../schema.ts'

export const wordsOfAdsAndPrivacy: readonly Topic[] = [
  inEachLanguage(
    'ad-headings',
    { section: text, phrase: text },
    'Phrases that name the sections of a job, folded.',
  ),
  inEachLanguage(
    'ad-heading-tones',
    { section: text, phrase: text },
    'How headings of a job speak when they use no set phrase, folded: who is spoken to, and what that person ' +
      'brings, does or gets. A star stands for any ending of a word; a comma within brackets parts the words ' +
      'of which one stands there.',
  ),
  inEachLanguage(
    'ad-demands',
    { demand: text, phrase: text },
    'Words of a line that settle how much it is wanted, whatever section it stands in, folded.',
  ),
  inEachLanguage(
    'job-kinds',
    { kind: text, place: text, word: text },
    'Words that say what kind of job it is, folded. A star stands for any ending. Those of a `field` are ' +
      'trusted only in a field of the source made for them; those of a `text` may stand in the title or the post.',
  ),
  inEachLanguage(
    'page-words',
    { use: text, phrase: text },
    'What pages of jobs say beside the post, folded: labels of the `title`, of the `place` of work and of the ' +
      '`employer`; how to `apply`; ' +
      '`general` headings that name no job; notices that a job is `closed`; headings of jobs `beside` it.',
  ),
  inEachLanguage(
    'mail-words',
    { use: text, phrase: text },
    'What e-mails about applications say, folded; a star stands for any letters of a word, two points for a ' +
      'few words. By a `rejected`, `offer`, `interview` or `received` phrase the state is known, by `hold`, ' +
      '`unchanged` and `missing` (papers) that there is none, as by ' +
      'what it `asks` for by a day; a `meeting` is an interview where a day is told, `conditional` ' +
      'words open what may be. `newsletter` phrases (of ads, of who looks for people, of portals), `application` and `job` phrases tell other mails from answers. Around days: ' +
      '`deadline`, `start` (of the work), `old` and `new` (where one was `moved`), `last`, `week` (the ' +
      'following one) and `unclear` (this or the following); `today`, `tomorrow`, `after` (that), `weekday-…`. ' +
      'Around times: `at`, `hour`, `am`, `pm`, `midday`, `past`, `half-to`, `quarter-…`; `or` joins two. ' +
      'A `title` follows its phrase as far as a `title-end` word; a `department` stands beside an employer’s name.',
  ),
  inEachLanguage(
    'employer-words',
    { use: text, word: text },
    'The words by which an employer is known in an ad, folded. `kind-before` and `kind-after` stand before and ' +
      'after its own name ("Hotel Alpenblick", "Willowbrook Care Home"), a `sure-kind-after` is hardly ever ' +
      'said of anything else; `kind-ending` ends a compound that names a kind of employer, `abstract-ending` a ' +
      'noun that never names one; `nobody` is capitalised and names nobody; `label` stands before a name. The ' +
      'endings and labels are regular expressions.',
  ),
  inEachLanguage(
    'private-labels',
    { kind: text, label: text },
    'What forms put in front of something private, folded, by what it is.',
  ),
  inEachLanguage(
    'ordinary-words',
    { use: text, word: text },
    'Words in the names of employers, schools and places that are nobody’s own, folded. A `title` stands before ' +
      'or behind a person’s name, a `way-of-working` in the field of a place.',
  ),
  inEachLanguage(
    'street-words',
    { use: text, word: text },
    'Words of streets, folded: the `ending` of a word ("Lindenweg"), a word `behind` the name ("Oude Gracht 3"), ' +
      '`behind-number-and-name` ("12 Mill Lane"), `before` the name and a street by itself ("Rua Augusta"), ' +
      '`before-with-number` ("Plaza Mayor, 3"), `behind-number` ("12 place Bellecour"), a `sign` that is a ' +
      'street’s only with its point, what goes on `after-house-number`, and the `particle`s of names.',
  ),
  {
    ...inEachLanguage(
      'honorifics',
      { word: text },
      'What stands in front of somebody’s name, as it is written: "will" and "don" are other words.',
    ),
    isExact: true,
  },
  {
    ...shared(
      'ads',
      'legal-forms',
      { pattern: text },
      'Legal forms of employers, as regular expressions, the longest first. Short ones that are words or ' +
        'initials of something else ("CV", "AB", "ME" alone) are left out.',
    ),
    isExact: true,
  },
  {
    ...shared(
      'ads',
      'certificates',
      { use: text, pattern: text },
      'How certificates, licences, registrations and permits are named: regular expressions, tried in this ' +
        'order. A `name` is written as it stands, of a `kind` the case does not matter, and a `hint` is what ' +
        'every kind has in it, folded. `{levels}` is a class of vehicles.',
    ),
    isExact: true,
  },
  shared(
    'ads',
    'shared-domains',
    { domain: text },
    'Where anybody may have a mailbox or a page: such a domain agrees with no name.',
  ),
  shared(
    'ads',
    'legal-form-words',
    { word: text },
    'The words of legal forms as they stand alone, folded: "GmbH & Co. KG", "S.A.R.L.".',
  ),
  shared(
    'ads',
    'names-among-ordinary-words',
    { word: text },
    'Among the words by which employers and schools are known, those that name one of them, or a town.',
  ),
  shared(
    'places',
    'american-states',
    { code: text },
    'The states of the USA by their two letters.',
  ),
]
