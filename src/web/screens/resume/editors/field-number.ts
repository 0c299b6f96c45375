/** `/work_experience/1/description/2` → "2.3": which one of several a field is, as people count. */
import { segmentsOf } from '#domain/resume/pointer.ts'

export function fieldNumber(path: string): string | null {
  const places = segmentsOf(path).filter((segment) => /^\d+$/.test(segment))
  return places.length === 0 ? null : places.map((place) => Number(place) + 1).join('.')
}
