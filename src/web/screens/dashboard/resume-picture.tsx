/**
 * The first page of a resume, as it would be printed, in the place that it will take: fetched when
 * its card comes near, and an empty sheet until then or where it cannot be drawn.
 */
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'

import type { Resume } from '#domain/resume/resume.ts'

import { lastPictureOf, pictureQuery, queryClient } from '../../api/queries.ts'
import { join } from '../../ui/join.ts'
import { useNear } from '../../ui/use-near.ts'

const proportions: Record<Resume['paper'], string> = {
  a4: 'aspect-[210/297]',
  letter: 'aspect-[17/22]',
}

export function ResumePicture({ resume }: { resume: Resume }) {
  const { id, version, paper } = resume
  const [isNear, watch] = useNear()
  const { data, isFetching } = useQuery({
    ...pictureQuery(id, version),
    enabled: isNear,
    // A save changes little of it: the picture before stands until the new one is drawn.
    placeholderData: () => lastPictureOf(id),
  })
  useEffect(() => {
    // Whoever scrolls past hundreds waits for none of them.
    if (!isNear) void queryClient.cancelQueries({ queryKey: pictureQuery(id, version).queryKey })
  }, [isNear, id, version])

  return (
    <div
      ref={watch}
      data-coming={(isFetching && !data) || undefined}
      className={join(
        'w-full overflow-hidden rounded-[2px] bg-paper-lit shadow-sheet data-coming:animate-pulse motion-reduce:animate-none',
        proportions[paper],
      )}
    >
      {data && <Picture picture={data} />}
    </div>
  )
}

function Picture({ picture }: { picture: Blob }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      const address = URL.createObjectURL(picture)
      if (image) image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [picture],
  )
  // What it shows is said beside it.
  return (
    <img
      ref={show}
      alt=""
      decoding="async"
      draggable={false}
      className="size-full mix-blend-multiply"
    />
  )
}
