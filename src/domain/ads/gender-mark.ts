/** "Comptable (H/F)", "Verpleegkundige (m/v/x)": the mark that only titles bear. */
const bracketMark =
  /\s?[([](?:[mwfdhvxi]|gn|div|all genders)(?:\s?[/|,*]\s?(?:[mwfdhvxi-]|gn|div|in))*[)\]]/iu
const bareMark = /\s(?:h\/f|f\/h|m\/v(?:\/x)?|v\/m(?:\/x)?|[mwfd]\/[mwfd]\/[dx])(?![\p{L}/])/iu
export const genderMark = new RegExp(`${bracketMark.source}|${bareMark.source}`, 'iu')
