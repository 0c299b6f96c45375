/**
 * A letter that is open: what is kept, what stands in the form, and where somebody else's save of
 * the same letter changed the same part. Saves name the version that was opened, so that none
 * takes another's place unseen.
 */
import { useState } from 'react'

import type { LetterAnswer, WrittenLetterAnswer } from '#contract/letters.ts'
import type { Letter } from '#domain/letter/letter.ts'
import type { LetterClash } from '#domain/letter/merge-letters.ts'
import { letterFields, mergeLetters } from '#domain/letter/merge-letters.ts'

import { callApi } from '../../api/client.ts'
import { ProblemError } from '../../api/errors.ts'

type Answer = LetterAnswer | WrittenLetterAnswer

const isSameLetter = (one: Letter, other: Letter): boolean =>
  letterFields.every((name) => one[name] === other[name])

export function useLetter(resumeId: string, opened: Answer) {
  const params = { id: resumeId }
  const [kept, setKept] = useState(opened)
  const [letter, setLetter] = useState(opened.letter)
  const [clashes, setClashes] = useState<readonly LetterClash[]>([])
  const isChanged = !isSameLetter(letter, kept.letter)

  /** What was typed while the answer was on its way stays. */
  const take = (answer: Answer) => {
    setKept(answer)
    setLetter((now) => mergeLetters(letter, now, answer.letter).merged)
    setClashes([])
  }

  /** Whether it was saved; otherwise there is something to choose first. */
  const save = async (): Promise<boolean> => {
    let [base, mine] = [kept, letter]
    for (;;) {
      try {
        const body = { ...mine, version: base.version }
        take(await callApi('saveLetter', { params, body }))
        return true
      } catch (error) {
        const theirs = letterInTheWay(error)
        if (theirs === null) throw error
        const merged = mergeLetters(base.letter, mine, theirs.letter)
        base = theirs
        mine = merged.merged
        if (merged.clashes.length === 0) continue
        setKept(theirs)
        setLetter(mine)
        setClashes(merged.clashes)
        return false
      }
    }
  }

  /** `aside` is given each text that the new one takes the place of. */
  const writeAnew = async (aside: (letter: Letter) => Promise<void>): Promise<void> => {
    await aside(letter)
    let { version } = kept
    for (;;) {
      try {
        return take(await callApi('writeLetter', { params, body: { version } }))
      } catch (error) {
        const theirs = letterInTheWay(error)
        if (theirs === null) throw error
        if (!isSameLetter(theirs.letter, letter)) await aside(theirs.letter)
        version = theirs.version
      }
    }
  }

  /** A saved state comes back as a new one; false where what stands in the form is to settle first. */
  const restore = async (version: number): Promise<boolean> => {
    if (isChanged && !(await save())) return false
    take(
      await callApi('restoreLetterRevision', {
        params: { ...params, version: String(version) },
      }),
    )
    return true
  }

  return {
    kept,
    letter,
    setLetter,
    isChanged,
    clashes,
    choose: (clash: LetterClash, side: 'mine' | 'theirs') => {
      // Mine stands in the form already, and may have been written on meanwhile.
      if (side === 'theirs') setLetter({ ...letter, [clash.field]: clash.theirs })
      setClashes(clashes.filter((one) => one !== clash))
    },
    save,
    writeAnew,
    restore,
  }
}

const letterInTheWay = (error: unknown): LetterAnswer | null =>
  error instanceof ProblemError && error.code === 'letter_conflict' ? error.letter : null
