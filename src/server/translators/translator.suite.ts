/**
 * What every translator is held to, whoever is behind it: as many lines out as in, none of the
 * input changed, and an end when it is told to end.
 */
import { describe, expect, it } from 'vitest'

import type { Pair, Translator } from './translator.ts'

export function describeTranslator(
  name: string,
  open: () => Promise<{ translator: Translator; pair: Pair }>,
): void {
  const patient = () => AbortSignal.timeout(120_000)
  const lines = [
    'Led a team of 12 people in three countries.',
    'Wrote reports with {1}',
    'Planned the work. Bought what was needed, for 1,500 € a month; kept the books!',
  ]

  describe(`the ${name} translator`, () => {
    it('gives a text for each line, in their order and every time', async () => {
      const { translator, pair } = await open()
      const translated = await translator.translate(lines, pair, patient())
      expect(translated).toHaveLength(lines.length)
      for (const text of translated) expect(text).toEqual(expect.any(String))
      expect(await translator.translate(lines, pair, patient())).toEqual(translated)
    })

    it('gives nothing for nothing', async () => {
      const { translator, pair } = await open()
      expect(await translator.translate([], pair, patient())).toEqual([])
    })

    it('takes more lines than a resume has', async () => {
      const { translator, pair } = await open()
      const many = Array.from({ length: 70 }, (_, i) => `Line ${i}`)
      expect(await translator.translate(many, pair, patient())).toHaveLength(70)
    })

    it('leaves the lines as they were', async () => {
      const { translator, pair } = await open()
      const given = [...lines]
      await translator.translate(given, pair, patient())
      expect(given).toEqual(lines)
    })

    it('gives nothing once it was told to stop, and works again afterwards', async () => {
      const { translator, pair } = await open()
      const stop = new AbortController()
      const stopped = translator.translate(lines, pair, stop.signal)
      stop.abort(new Error('stopped'))
      await expect(stopped).rejects.toThrow('stopped')
      expect(await translator.translate(lines, pair, patient())).toHaveLength(lines.length)
    })
  })
}
