/** The tables by which ads are read, and by which it is told what in a text is private. */
import type { Topic } from '../schema.ts'
import { inEachLanguage, list, number, shared, text } from '../schema.ts'

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
    'ad-words',
    { use: text, phrase: text },
    'Words by which the lines of ads are read, folded; a star stands for any letters, and commas within ' +
      'brackets part what may stand there. What an employer gives (`given`) and a person has (`had`). Years: ' +
      '`years` and `months` behind a number, `up to` between two, `whole` before the unit; they are of ' +
      '`practice`, of `no practice` (a contract), `of others`, or an `age`. `degree 1` ' +
      '(a vocation) to `degree 4` (a doctorate); `native` is how a language is spoken. Openings ' +
      'of sentences: `we give`, `you do`, and `you are`, which tells no duty. Beside a ' +
      'skill: words of `knowing`, a `head` of its name, a `role behind` it and a `role in title`. Of a demand that is taken back: `no must` ' +
      'before a `must`, what is `needed` or a `condition`. Headings: a `pay heading`, `strengths` of the reader, ' +
      '`about` a name, perhaps with an `article`. Of a line that asks: words of a ' +
      '`lead-in`, of the `clause` behind its core and `trailing` ones; `no keyword` opens what is done or said ' +
      'and an `attitude` is no thing. `never great` are words that lose their capitals where a line shouts. What only ' +
      '`informs`, the year it was `founded`, `accommodation` in what is `of applying`, and a `page setting`. Clauses: what is `asked next` and `in ' +
      'what`, `and`, `or`, an `example` or `example of` more, `and so on`, `another` and `like it`; who `employer speaks` for and `wants`. Orders to a ' +
      'machine: `override` an `instruction`, `give` a `full` `score`, `write` `about person`, a `check` that is ' +
      '`off` for `anything`, `you are machine`, and `as machine` `choose`. A paper to be shown is known by what ' +
      'its name begins with (`paper opens`) or ends with (`paper ends`). Signs of what a sentence is, in its own ' +
      'language: words for the `reader`, of `wishing`, `asking`, `applying`, of the `terms` and the `tasks` of a ' +
      'post, and of the `law`; `demand opens` and `demand ends` are words around a demand that only ask for it, and `because` begins what explains it.',
  ),
  shared(
    'ads',
    'ad-weights',
    { label: text, sign: text, weight: number },
    'How much each sign speaks for what a sentence or a line of an ad is: the `head` of the ad, a heading (`H-`) or ' +
      'what it tells of. Worked out from ads that a person had labelled, and held against those of others.',
  ),
  inEachLanguage(
    'post-words',
    { use: text, phrase: text },
    'Words by which the fields of a post are read from its text, written as in `ad-words`: `pay`, `more pay` ' +
      'beside it and `scale` of an amount; `per` a `day`, or said in one word (`daily`), and so of the others; ' +
      '`place` is a label of the place of work; `works for` names who serves somebody of rank.',
  ),
  inEachLanguage(
    'ad-title-words',
    { use: text, phrase: text },
    'Words around the title of an ad, written as in `ad-words`. A `label` stands before a title, `label above` ' +
      'by itself; `no title opening` and `no title` say what is none, `to reader` what a slogan says. Who seeks: ' +
      '`seeking`, the `offer` or `call` that opens a line, perhaps `urgent`, with its `article`; behind a title ' +
      '`wanted` or `surely wanted`, perhaps `urgently`. `noise` says how a post is held, `hours` how long. In a sentence: ' +
      'who `seeks` and `one sought`, a `post` and what stands `in post`, `seeks bare` without an article; ' +
      '`before title` and `title ends` are no part of it; `anybody` (perhaps `further`) and a `thing` are nobody ' +
      'sought, `somebody` is, and `many` is more than one. `no post` is what people copy in place of a post.',
  ),
  inEachLanguage(
    'job-kinds',
    { kind: text, place: text, word: text },
    'Words that say what kind of job it is, folded. A star stands for any ending. Those of a `field` are ' +
      'trusted only in a field of the source made for them; those of a `text` may stand in the title or the post; ' +
      '`typed` ones are what people type into a search.',
  ),
  inEachLanguage(
    'page-words',
    { use: text, phrase: text },
    'What pages of jobs say beside the post, folded: labels of the `title`, of the `place` of work and of the ' +
      '`employer`; how to `apply`; ' +
      '`general` headings that name no job; the `front` page of all jobs or people, as addresses call it; notices that a job is `closed`; headings of jobs `beside` it; what stands `before name` of the employer in a heading; an application for `no post` in particular.',
  ),
  shared(
    'ads',
    'choice-weights',
    { field: text, sign: text, weight: number },
    'How much each sign speaks for the title or the employer of an ad, as a logarithm of odds against none: fitted ' +
      'on ads of which a person had read both, and held against the ads of other sources.',
  ),
  shared(
    'ads',
    'name-letters',
    { field: text, bias: number, step: number, letters: text },
    'How much runs of letters read as the name of a `trade` or a `firm`: a sign for each box of runs, "f" for ' +
      'nothing and each next one a step more, learnt from names of occupations and firms in six languages and from ads.',
  ),
  shared(
    'pages',
    'page-weights',
    { field: text, sign: text, weight: number },
    'How much each sign speaks for a title, an employer, a place, or for a page being one job, as a logarithm of ' +
      'odds: fitted on pages whose fields a person had read, and held against the pages of other sites.',
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
      'said of anything else; `kind-ending` ends a compound that names a kind of employer; ' +
      '`nobody` is capitalised and names nobody; `label` stands before a name. The ' +
      'endings and labels are regular expressions.',
  ),
  {
    ...inEachLanguage(
      'employer-sentences',
      { use: text, phrase: text },
      'Words of the sentences that name an employer, as they are written, since accents tell words apart here; a ' +
        'star and brackets as in `ad-words`. What it does: `hires`, `does`, `being`; a `company` or a `kind` of one ' +
        '(with what is `kind behind`), its `article`, a `connector` within its name and what says its place (`in ' +
        'place`). Who speaks: a `person`, `we` and what stands between (`of`) and behind (`go on`), `join` and ' +
        '`join as`, `at` (`then we`), `for`, `about`; who signs: `whose` `team` it is (`team of`), or `your`; ' +
        '`by` whom somebody is wanted. Before a name: `named`, a `label article`, `for kind`, and `in title`.',
    ),
    isExact: true,
  },
  inEachLanguage(
    'private-labels',
    { kind: text, label: text },
    'What forms put in front of something private, folded, by what it is.',
  ),
  inEachLanguage(
    'form-labels',
    { use: text, label: text },
    'What forms of a resume put in front of a field or above a list, folded, by what stands there: a `role`, ' +
      '`employer`, `place`, `degree` or `school`, `when` it was, a `text`, a `list`, or what is no field (`aside`).',
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
      { word: text, who: text },
      'What stands in front of somebody’s name, as it is written: "will" and "don" are other words; and who is called ' +
        'so, a `woman`, a `man` or `anybody`.',
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
    'registrations',
    { register: text, use: text, names: list },
    'Where one is registered to work in a trade, and the papers of it that have several names, folded; each is ' +
      'of its country. A star stands for any letters. A `chamber` is of several trades, a `clearance` is what everybody hired brings along.',
    ['register'],
  ),
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
