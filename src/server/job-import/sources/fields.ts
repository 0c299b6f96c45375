/** Fields that forgive what services really send: numbers for names, null for nothing. */
import { z } from 'zod'

/** Text, or a number written as text; anything else is nothing. */
export const words = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null)
  .transform((value) => value ?? '')
/** A name that must be there. */
export const name = z
  .union([z.string(), z.number().transform(String)])
  .refine((value) => value.trim() !== '')
  // It may become a part of an address, which half a sign cannot.
  .transform((value) => value.toWellFormed())
export const amount = z.coerce
  .number()
  .nullish()
  .catch(null)
  .transform((value) => (value === undefined || value === 0 ? null : value))
export const yes = z
  .boolean()
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)
export const moment = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => value ?? null)
/** A list whose broken members are left out. */
export const listOf = <T extends z.ZodType>(member: T) =>
  z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((members) =>
      (members ?? []).flatMap((one): z.output<T>[] => {
        const read = member.safeParse(one)
        return read.success ? [read.data] : []
      }),
    )
/** A list, or the one thing that would be in it. */
export const oneOrMore = <T extends z.ZodType>(member: T) =>
  z.preprocess((value) => (Array.isArray(value) ? value : [value]), listOf(member))
/** An object that may be missing or broken. */
export const maybe = <T extends z.ZodType>(inner: T) => inner.nullish().catch(null)

/** The entries of a list, each read by itself. */
export const list = z.array(z.unknown())
