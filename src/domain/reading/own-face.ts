/** The faces of the paper. A Word file of ours has the same measures, but not these. */
import type { Typeface } from '../resume/look.ts'
import type { TextItem } from './items.ts'

const faces: readonly (readonly [begin: string, Typeface])[] = [
  ['SourceSerif', 'source-serif'],
  ['SourceSans', 'source-sans'],
  ['Inter', 'inter'],
]

export const faceOf = ({ font }: TextItem): Typeface | undefined =>
  faces.find(([begin]) => font.startsWith(begin))?.[1]
