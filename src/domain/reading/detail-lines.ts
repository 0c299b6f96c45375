/** A line of the person's own details, such as a phone number, a street or a headline, and the field that it goes into. */
import type { ResumeContent } from '#domain/resume/resume.ts'
import { address, email, labelled } from './contact-marks.ts'
import { stillLeft } from './left-over.ts'

/** Whether a line of the person's own details would stand below the name, as what they are. */
export const isHeadline = (text: string, { contact_info: contact }: ResumeContent): boolean =>
  contact.headline === '' &&
  !/[\d@,:]/.test(text) &&
  !piecesOf(text).some(isDetail) &&
  text.split(' ').length <= longestHeadline

/** In words. */
export const longestHeadline = 7

/** "Osterbergstr. 26", "8331 DS, Steenwijk", "Ithaca, NY": a street, a postcode that is no year, a town. */
export const isWhere = (piece: string): boolean => {
  const text = labelled(piece)?.rest ?? piece
  return (
    /^\p{L}[\p{L}\s.'’-]{3,40}\s\d{1,4}\s?[a-z]?$/u.test(text) ||
    (/(?:^|\s)(?!(?:19|20)\d\d(?!\d))\d{4,5}(?:-\d{3,4})?(?!\d)/.test(text) &&
      /\p{L}/u.test(text)) ||
    /^\p{Lu}[^\d,:]{1,30}(?:,\s\p{Lu}[^\d,:]{1,25}){1,2}$/u.test(text)
  )
}

/** "jo@example.org | 607 379 5733 | Ithaca, NY" */
export const piecesOf = (text: string): string[] =>
  text
    .split(/[|•]|\s[·–—]\s/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

const number = /\+?\d[\d\s()./-]{6,20}\d/

export const isDetail = (text: string): boolean =>
  email.test(text) || number.test(text) || isAddress(text)
const isAddress = (text: string): boolean => !/\s/.test(text) && text.replace(address, '') === ''

/** Each of several details goes to its own field; what is there already does not come again. */
export function withDetails<R extends ResumeContent>(resume: R, text: string): R {
  const pieces = piecesOf(text)
  if (pieces.length < 2) return withDetail(resume, text)
  return pieces.reduce((whole, piece) => {
    const isThere = stillLeft([piece], whole).length === 0
    return isThere ? whole : withDetail(whole, piece)
  }, resume)
}

/** Into the field that is for it where that is free, else among the places. */
function withDetail<R extends ResumeContent>(resume: R, text: string): R {
  const { contact_info: contact, media } = resume
  const [mail, phone] = [email.exec(text)?.[0], number.exec(text)?.[0]]
  const network = /linkedin|github/i.exec(text)?.[0].toLowerCase()
  const site = network === 'linkedin' || network === 'github' ? network : 'website'
  if (mail !== undefined && contact.email === '')
    return { ...resume, contact_info: { ...contact, email: mail } }
  if (phone !== undefined && contact.phone === '')
    return { ...resume, contact_info: { ...contact, phone } }
  if (isAddress(text) && media[site] === '') return { ...resume, media: { ...media, [site]: text } }
  if (isHeadline(text, resume)) return { ...resume, contact_info: { ...contact, headline: text } }
  const places = [...contact.possible_work_locations, text]
  return { ...resume, contact_info: { ...contact, possible_work_locations: places } }
}
