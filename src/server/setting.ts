/** What a setting is, the two ways to declare one, and the kinds of values most of them take. */
import { z } from 'zod'

export interface Setting<T> {
  env: string
  says: string
  schema: z.ZodType<T, string>
  /** As one would write it in the environment; null where the setting has no default. */
  fallback: string | null
}

export const setting = <T>(
  env: string,
  says: string,
  schema: z.ZodType<T, string>,
  fallback: string,
): Setting<T> => ({ env, says, schema, fallback })

export const optional = <T>(
  env: string,
  says: string,
  schema: z.ZodType<T, string>,
): Setting<T | null> => ({ env, says, schema, fallback: null })

export const text = z.string()
export const wholeNumber = (least: number, most: number) =>
  text
    .regex(/^\d{1,12}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be between ${least} and ${most}`)
export const address = (...protocols: string[]) =>
  text.refine(
    (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
    `must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  )
export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  text.pipe(z.enum(values, `must be one of ${values.join(', ')}`))
