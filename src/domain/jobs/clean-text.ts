/**
 * What a job's text is allowed to be before anyone reads it: visible characters of one form, no
 * comments, no more than a job needs. Text that a person cannot see must not be read by us either.
 */
export const jobTextLimit = 20_000

/** Zero-width, bidirectional, tag, variation and other format characters; controls but tab, newline. */
const invisible = new RegExp(
  '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160' +
    '\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff' +
    '\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e0fff}]',
  'gu',
)

export function cleanJobText(raw: string): string {
  const read = raw.slice(0, jobTextLimit * 5)
  return withoutComments(isVisible.test(read) ? read : visible(read))
    .replace(/[^\S\n]{2,}|[^\S\n ]/g, ' ')
    .replace(/ \n ?|\n /g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, jobTextLimit)
    .toWellFormed()
}

/** Lines of ASCII: nothing in them is more or less than it looks. */
const isVisible = /^[\n -~]*$/

const visible = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replace(invisible, '')

/** HTML comments are notes of the page, not the ad; one that never ends hides the rest. */
function withoutComments(text: string): string {
  let rest = text
  let kept = ''
  for (;;) {
    const start = rest.indexOf('<!--')
    if (start < 0) return kept + rest
    kept += rest.slice(0, start)
    const end = rest.indexOf('-->', start + 4)
    if (end < 0) return kept
    rest = rest.slice(end + 3)
  }
}
