/**
 * The registry of models that Mozilla keeps for Firefox: one JSON file that says which models there
 * are for a pair and where their files lie. Read as foreign data; what is not used is ignored.
 */
import type { Language } from '#domain/language/languages.ts'
import { z } from 'zod'

const located = z.object({
  path: z.string().min(1),
  uncompressedHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .nullish(),
})

/** Null where the registry's own program has found none. */
const word = z
  .string()
  .nullish()
  .transform((text) => text ?? '')

const registryModel = z.object({
  architecture: word,
  releaseStatus: word,
  files: z.object({
    model: located,
    lexicalShortlist: located,
    vocab: located.optional(),
    srcVocab: located.optional(),
    trgVocab: located.optional(),
  }),
})

const registryShape = z.object({
  baseUrl: z.string().default(''),
  models: z.record(z.string(), z.array(z.unknown())),
})

export const roles = ['model', 'lexicalShortlist', 'vocab', 'srcVocab', 'trgVocab'] as const
type Role = (typeof roles)[number]

export interface RegistryFile {
  role: Role
  path: string
  /** SHA-256 of the unpacked file, in hexadecimal; the registry gives it for the model alone. */
  hash: string | null
}

export interface RegistryModel {
  from: Language
  to: Language
  architecture: string
  files: RegistryFile[]
}

export interface Registry {
  /** Before each path; empty where the paths are meant relative to the registry. */
  baseUrl: string
  find(from: Language, to: Language): RegistryModel | null
}

/** The better model first, as far as the published figures tell; then whatever there is. */
const bestFirst = ['base-memory', 'base', 'tiny']

/** Throws a `ZodError` where the text is no registry. */
export function readRegistry(json: unknown): Registry {
  const { baseUrl, models } = registryShape.parse(json)
  return {
    baseUrl,
    find(from, to) {
      const candidates = (models[`${from}-${to}`] ?? []).flatMap((foreign) => {
        const read = registryModel.safeParse(foreign)
        return read.success && hasVocabulary(read.data.files) ? [read.data] : []
      })
      const [best] = candidates.toSorted(
        (a, b) => rank(a.releaseStatus, a.architecture) - rank(b.releaseStatus, b.architecture),
      )
      if (best === undefined) return null
      const files = roles.flatMap((role): RegistryFile[] => {
        const file = best.files[role]
        if (file === undefined) return []
        return [{ role, path: file.path, hash: file.uncompressedHash?.toLowerCase() ?? null }]
      })
      return { from, to, architecture: best.architecture, files }
    },
  }
}

const hasVocabulary = ({ vocab, srcVocab, trgVocab }: Record<string, unknown>): boolean =>
  vocab !== undefined || (srcVocab !== undefined && trgVocab !== undefined)

/** What was released, be it for one kind of device, comes before what was only tried. */
function rank(status: string, architecture: string): number {
  const place = bestFirst.indexOf(architecture)
  return (/^release/i.test(status) ? 0 : 10) + (place < 0 ? bestFirst.length : place)
}
