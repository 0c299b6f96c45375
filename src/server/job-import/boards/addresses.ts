/**
 * From addresses to the boards behind them: by the host and path that each system gives its boards, and,
 * for boards at an employer's own host, by what the system leaves in its pages.
 */

/** What follows the colon in the name of a source, from an address without its scheme. */
interface Form {
  adapter: string
  form: RegExp
  /** `$1`, `$2`: the groups of the form. */
  board: string
}

const forms: readonly Form[] = [
  {
    adapter: 'greenhouse',
    form: /^(?:boards|job-boards)(?:\.eu)?\.greenhouse\.io\/embed\/job_(?:board|app)(?:\/js)?\?(?:[^#]*&)?for=([\w-]+)/,
    board: '$1',
  },
  {
    adapter: 'greenhouse',
    form: /^(?:boards|job-boards)(?:\.eu)?\.greenhouse\.io\/([\w-]+)/,
    board: '$1',
  },
  { adapter: 'greenhouse', form: /^boards-api\.greenhouse\.io\/v1\/boards\/([\w-]+)/, board: '$1' },
  {
    adapter: 'lever',
    form: /^(?:jobs\.lever\.co|api\.lever\.co\/v0\/postings)\/([\w-]+)/,
    board: '$1',
  },
  {
    adapter: 'lever',
    form: /^(?:jobs\.eu\.lever\.co|api\.eu\.lever\.co\/v0\/postings)\/([\w-]+)/,
    board: 'eu/$1',
  },
  { adapter: 'ashby', form: /^jobs\.ashbyhq\.com\/([\w.-]+)/, board: '$1' },
  { adapter: 'ashby', form: /^api\.ashbyhq\.com\/posting-api\/job-board\/([\w.-]+)/, board: '$1' },
  { adapter: 'recruitee', form: /^([\w-]+)\.recruitee\.com(?:\/|$)/, board: '$1' },
  { adapter: 'personio', form: /^([\w-]+)\.jobs\.personio\.de(?:\/|$)/, board: '$1' },
  { adapter: 'personio', form: /^([\w-]+\.jobs\.personio\.com)(?:\/|$)/, board: '$1' },
  {
    adapter: 'workable',
    form: /^apply\.workable\.com\/(?:api\/v\d\/(?:widget\/)?accounts\/)?([\w-]+)/,
    board: '$1',
  },
  {
    adapter: 'smartrecruiters',
    form: /^(?:jobs|careers)\.smartrecruiters\.com\/([\w-]+)/,
    board: '$1',
  },
  {
    adapter: 'smartrecruiters',
    form: /^api\.smartrecruiters\.com\/v1\/companies\/([\w-]+)/,
    board: '$1',
  },
  { adapter: 'teamtailor', form: /^([\w-]+)\.teamtailor\.com(?:\/|$)/, board: '$1' },
  {
    adapter: 'workday',
    form: /^([\w-]+\.wd\d+)\.myworkdayjobs\.com\/wday\/cxs\/[\w-]+\/([\w-]+)/,
    board: '$1/$2',
  },
  {
    adapter: 'workday',
    form: /^([\w-]+\.wd\d+)\.myworkdayjobs\.com\/(?:[a-z]{2}-[A-Z]{2}\/)?([\w-]+)/,
    board: '$1/$2',
  },
  { adapter: 'join', form: /^join\.com\/companies\/([\w-]+)/, board: '$1' },
  { adapter: 'softgarden', form: /^([\w-]+)\.softgarden\.io(?:\/|$)/, board: '$1' },
  { adapter: 'bamboohr', form: /^([\w-]+)\.bamboohr\.com(?:\/|$)/, board: '$1' },
  { adapter: 'icims', form: /^([\w-]+)\.icims\.com(?:\/|$)/, board: '$1' },
]

/** Names before and behind a system's host that are its own, and no employer's. */
const ownNames: ReadonlySet<string> = new Set(
  'www app apps api help support docs developer developers cdn static assets embed images img media blog info resources go get status accounts login auth widget widgets v1 v3 scripts js tt'.split(
    ' ',
  ),
)

/** "greenhouse:acme"; null where the address is of none of these systems. */
export function boardAt(address: string): string | null {
  const plain = address.replace(/^(?:https?:)?\/\//i, '').replace(/^www\./i, '')
  for (const { adapter, form, board } of forms) {
    const match = form.exec(plain)
    if (match === null) continue
    const name = board.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    const isOwn = name.split(/[/.]/).some((part) => ownNames.has(part.toLowerCase()))
    if (!isOwn) return `${adapter}:${name}`
  }
  return null
}

/** What a system leaves in the pages of boards at an employer's own host. */
const marks: readonly (readonly [adapter: string, mark: RegExp])[] = [
  ['teamtailor', /teamtailor-cdn\.com|teamtailor\.com\/packs/],
  ['recruitee', /recruiteecdn\.com|d10zminp1cyta8\.cloudfront\.net/],
  ['successfactors', /rmkcdn\.successfactors\.(?:com|eu)|jobs2web\.com/],
]

const mostAddresses = 5_000
const written = /(?:https?:)?\/\/[\w-]{1,80}(?:\.[\w-]{1,80}){1,6}[^\s"'<>\\)]{0,300}/g

/** The board that a page shows or leads to: the one it names most often; null where it names none. */
export function boardInPage(html: string, address: string): string | null {
  const counts = new Map<string, number>()
  let seen = 0
  for (const [link] of html.replaceAll(String.raw`\/`, '/').matchAll(written)) {
    if (++seen > mostAddresses) break
    const board = boardAt(link.replaceAll('&amp;', '&'))
    if (board !== null) counts.set(board, (counts.get(board) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  if (most !== undefined) return most[0]
  const mark = marks.find(([, form]) => form.test(html))
  if (mark !== undefined) return `${mark[0]}:${new URL(address).host}`
  return /"JobPosting"/.test(html) ? `schema:${address}` : null
}
