/** "Next edit": from mark to mark over the sheet, moved things among them, from where one is and round its end. */
export function walkEdits(sheet: HTMLElement, by: -1 | 1): void {
  const marks = [...sheet.querySelectorAll<HTMLElement>('ins, del, [data-moved]')]
  if (marks.length === 0) return
  const at = marks.findIndex((mark) => mark.dataset['current'] !== undefined)
  const next = marks[(at + by + marks.length) % marks.length] ?? marks[0]
  delete marks[at]?.dataset['current']
  if (!next) return
  next.dataset['current'] = ''
  next.scrollIntoView({ block: 'center' })
}
