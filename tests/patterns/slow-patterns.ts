/**
 * Patterns whose time grows faster than their text, each in a room that will be written anew. None of
 * them may take exponential time, and none may be added: a pattern that is mended leaves the list.
 * `npm run trial -- patterns` measures those of the list as well.
 */

/** Why the files of a folder may stand in the list. */
export const rebuiltRooms: Readonly<Record<string, string>> = {
  'src/domain/ads/': 'an ad will be read once, section by section',
  'src/domain/reading/':
    'files will be read by slots and values; the reader is a process with a deadline',
  'src/server/pdf/': 'works in the reader, a process with a deadline',
}

/** Files that make a pattern in a function, and the table of ours that they make it of. */
export const madeLater: Readonly<Record<string, string>> = {
  'src/domain/ads/asks.ts': 'the names of degrees, while it is loaded',
  'src/domain/ads/headings.ts': 'headings that stand alone, while it is loaded',
  'src/domain/ads/items-tell.ts': 'its patterns of duties',
  'src/domain/ads/listed.ts': 'its words between items, by language',
  'src/domain/ads/sought.ts': 'the words of seeking, while it is loaded',
  'src/domain/answers/worded.ts': 'the words before and behind demands, by language',
  'src/domain/language/phrase-finder.ts': 'the phrases of the lexicons',
  'src/domain/language/word-patterns.ts': 'the phrases of our tables',
  'src/domain/posts/salary-in-text.ts': 'the periods of pay, while it is loaded',
  'src/domain/scoring/ask-clause.ts': 'its joints of lists, by language',
  'src/domain/truth/across/outcomes.ts': 'its patterns of outcomes',
  'src/domain/truth/across/renderings.ts': 'its rows of abbreviations',
  'src/domain/truth/claims/agents.ts': 'its patterns of verbs',
  'src/domain/truth/reading/line-parts.ts': 'its patterns of verbs',
  'src/domain/truth/reading/number-spellings.ts': 'its table of spellings',
  'src/server/http/allowed-methods.ts': 'the table of calls',
  'src/server/print/picture.ts': 'the two sides of a page',
}

export const slowPatterns: Readonly<Record<string, readonly string[]>> = {
  'src/domain/ads/asks.ts': [
    String.raw`/(?:[\s,/]+(?:or|oder|ou|o|of|and|und|et|y|e|en|bzw\.?))?[\s,/]+$/iu`,
  ],
  'src/domain/ads/certifications.ts': [
    String.raw`/(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}\p{N}+./&-]*\s+){1,5}(?:[Cc]ertifications?|[Cc]ertificates?|[Cc]ertified|[Ll]icen[cs]es?|[Ll]icensure|[Cc]ards?|[Tt]ickets?|[Rr]egistration|[Rr]egistered|[Aa]ccreditation|[Cc]hecks?|[Pp]ermit|PIN|[Cc]learance)(?![\p{L}])/gu`,
  ],
  'src/domain/reading/certifications.ts': [String.raw`/^(.{3,}?)\s*\(([^()]{2,60})\)?$/u`],
  'src/domain/reading/contact-marks.ts': [
    String.raw`/(?:https?:\/\/)?(?:www\.)?(?:[\p{L}\p{N}][\p{L}\p{N}-]*\.)+(?:com|org|net|io|dev|app|de|es|fr|pt|nl|br|eu|me|ai|co|at|ch|be|uk|us|info|example|design|tech|online|site|blog|xyz|page|edu|pro|cat|in|cc|to)(?:\.[a-z]{2})?(?:\/[^\s|,;)]*)?(?![\p{L}\p{N}@])/giu`,
    String.raw`/[\w\u00c0-\u024f.%+-]+@[\w\u00c0-\u024f-]+(?:\.[\w\u00c0-\u024f-]+)+/`,
  ],
  'src/domain/reading/date-places.ts': [String.raw`/[\t|·•(–—,-]\s*$/`],
  'src/domain/reading/head-parts.ts': [String.raw`/\(\s*[,–-]?\s*\)/g`],
  'src/domain/reading/heading-words.ts': [
    String.raw`/-? (?:&|and|und|y|e|et|en) |\s*[&/,+-]\s*/g`,
    String.raw`/\((?:suite|continued|cont|fortsetzung|continuacion|continuacao|vervolg)[^)]*\)/`,
  ],
  'src/domain/reading/headings.ts': [String.raw`/[:\s]+$/`],
  'src/domain/reading/languages.ts': [
    String.raw`/\s*[,;|•·●/](?![^(]*\))\s*|\s+[–—-]\s+|\s*:\s+|\t/`,
  ],
  'src/domain/reading/lexicon.ts': [
    String.raw`/\(?\s*(?:(?:less than |ca\. ?|±\s?)?\d+(?:[.,]\d)?\+?\s*(?:yrs?|years?|jahre?n?|años?|ans?|anos?|jaar|jrs?|mos?|months?|monate?n?|mes|meses|mês|mois|maand(?:en)?|weeks?|wochen?|semanas?|semaines?|weken)\b\.?(?:\s*(?:,|and|und|y|et|e|en)?\s*)?)+\)?/giu`,
    String.raw`/\s*[,/–-]\s+|\s*,\s*/`,
    String.raw`/\s+\d{4,6}(?:-\d+)?$/`,
  ],
  'src/domain/reading/lines.ts': [String.raw`/ *\t[ \t]*/g`],
  'src/domain/reading/mend-lines.ts': [String.raw`/@[^.]*$|@.*[.-]$/`],
  'src/domain/reading/own-divided.ts': [String.raw`/[\p{L}\p{M}]+-\s*$/u`],
  'src/domain/reading/own-entries.ts': [String.raw`/,\s+(?![^()]*\))/`, String.raw`/\s*·\s*/`],
  'src/domain/reading/own-sheet.ts': [String.raw`/\s*·(?:\s+|$)/`, String.raw`/^\S+@\S+\.\S+$/`],
  'src/domain/reading/paragraphs.ts': [String.raw`/[\p{L}\p{N}-]+-$/u`],
  'src/domain/reading/projects.ts': [
    String.raw`/[),.;]+$/`,
    String.raw`/\s*[,;|•·]\s*|\s+\/\s+|\t/`,
    String.raw`/^([^:]{2,32}):\s*(.+)$/u`,
  ],
  'src/domain/reading/running-heads.ts': [
    String.raw`/^[-–—·]?\s*\d{1,2}\s*(?:(?:\/|of|von|de|sur|van)\s*\d{1,2})?\s*[-–—·]?$/`,
  ],
  'src/domain/reading/scanned-lines.ts': [
    String.raw`/<[^>]*>/g`,
    String.raw`/<span class='ocr_(?:line|header|caption|textfloat)'[^>]*title="([^"]*)"/g`,
  ],
  'src/domain/reading/skills.ts': [
    String.raw`/\s*[:：]\s*$/`,
    String.raw`/^[\s–—-]+|[\s.;:–—-]+$/gu`,
  ],
  'src/domain/reading/work.ts': [String.raw`/^(?:https?:\/\/|www\.)\S+$|^\S+@\S+$/`],
  'src/server/pdf/soft-hyphens.ts': [
    String.raw`/([\p{L}\p{N}]+(?:\u00AD[\p{L}\p{N}]+)*)\u00AD\s*$/u`,
    String.raw`/[\p{L}\p{N}]+(?:\u00AD[\p{L}\p{N}]+)+/gu`,
  ],
}
