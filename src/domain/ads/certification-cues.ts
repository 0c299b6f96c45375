/** Whether a line may name a certificate; most name none, and that is told without looking for its ends. */
import { foldKeepingPlaces } from '#domain/language/fold.ts'
import { certificationHints, certificationNames } from './certificates.ts'

const names = new RegExp(
  String.raw`(?<![\p{L}\p{N}&-])(?:${certificationNames})(?![\p{L}\p{N}])`,
  'u',
)
const hints = new RegExp(certificationHints)

export const mayNameCertification = (line: string): boolean =>
  hints.test(foldKeepingPlaces(line)) || names.test(line)
