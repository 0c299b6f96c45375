/** What a setting is, and the two ways to declare one. */
import type { z } from 'zod'

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
