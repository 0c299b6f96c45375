/** "Permis: B", "Carta B", "Ligeiros (B)": an item of a list of skills that names the class of a driving licence. */
const named = /^(?:\p{L}+[\s:(]+){0,2}\(?BE?\)?(?:[\s,/+(].*)?$/u
const mostWords = 5
/** Of these there is another B. */
const isOther = /^(?:hep|vit|plan|gr|typ)/iu

export const namesLicenceClass = (item: string): boolean =>
  item.split(' ').length <= mostWords && !isOther.test(item) && named.test(item)
