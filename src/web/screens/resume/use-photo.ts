/** The person's photo as a picture for the sheet, asked for only where a resume shows it. */
import { useQuery } from '@tanstack/react-query'

import { photoQuery } from '../../api/queries.ts'

export function usePhoto(isShown: boolean): string | null {
  const { data } = useQuery({ ...photoQuery, enabled: isShown })
  return isShown && data ? photoSource(data.jpeg) : null
}

export const photoSource = (jpeg: string): string => `data:image/jpeg;base64,${jpeg}`
