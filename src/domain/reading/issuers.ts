/** The words around who gave a certificate, and around when. */

/** "Issued on", "expires": what is said of the date is no part of the name. */
export const isAboutDate =
  /^(?:expires|valid until|gültig bis|credential id|id[: ]|(?:issued on|ausgestellt am|d[ée]livrée? le|expedid[oa] el|emitid[oa] em|(?:af|uit)gegeven op):?$)/iu

const issuedBy =
  /^(?:issued by|issuer|issuing organi[sz]ation|ausgestellt (?:von|durch)|aussteller|délivrée? par|émis par|organisme|expedid[oa] por|emitid[oa] (?:por|pela|pelo)|otorgad[oa] por|afgegeven door|uitgegeven door|uitgever)(?:\s*:\s*|\s+(?=[\p{Lu}\d]))/iu

/** "Issued by: Microsoft", wherever it stands, tells who gave the certificate that stands beside it. */
export function issuerLast(texts: readonly string[]): string[] {
  const issuer = texts.find((text) => issuedBy.test(text))
  const at = texts.findIndex((text) => issuedBy.test(`${text} X`) && !issuedBy.test(text))
  const given = texts[at + 1]
  // The issuer in type of its own behind the words.
  if (issuer === undefined && at > 0 && given !== undefined)
    return issuerLast(texts.toSpliced(at, 2, `${texts[at]} ${given}`))
  const others = texts.filter((text) => text !== issuer)
  const [name, ...rest] = others
  return issuer === undefined || name === undefined
    ? [...texts]
    : [name, issuer.replace(issuedBy, ''), ...rest]
}
