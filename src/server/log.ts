/**
 * The log: one JSON object a line. It says what happened, never to whom: no query, no body, no
 * e-mail, no token. An `event` is a fixed sentence; what varies goes into `details`.
 */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]
export type LogDetails = Record<string, string | number | boolean | null | undefined>

export interface Log {
  debug(event: string, details?: LogDetails): void
  info(event: string, details?: LogDetails): void
  warn(event: string, details?: LogDetails): void
  error(event: string, details?: LogDetails): void
}

/** A log that gives each line at or above `level` to `write`. */
export function createLog(level: LogLevel, now: () => Date, write: (line: string) => void): Log {
  const threshold = logLevels.indexOf(level)
  const at = (name: LogLevel) => {
    const rank = logLevels.indexOf(name)
    return (event: string, details: LogDetails = {}): void => {
      if (rank < threshold) return
      write(`${JSON.stringify({ time: now().toISOString(), level: name, event, ...details })}\n`)
    }
  }
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
}

/** An error as the log may show it: where it came from, not what the person had sent. */
export function describeError(error: unknown): LogDetails {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return {
    error: error.name,
    code,
    at: frames
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' | '),
  }
}
