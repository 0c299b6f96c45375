/** The settings of job listings, a part of the table in config.ts. */
import { oneOf, optional, setting, text } from './setting.ts'

export const jobSettings = {
  jobSources: setting(
    'JOB_SOURCES',
    'Where job listings come from: feeds (the public feeds), off, or a list such as feeds greenhouse:NAME personio:NAME/de (docs/jobs.md).',
    text,
    'feeds',
  ),
  jobSourceKeys: optional(
    'JOB_SOURCE_KEYS',
    'Keys of the sources that want one, as source=key, separated by spaces (docs/jobs.md).',
    text,
  ),
  jobImport: setting(
    'JOB_IMPORT',
    'Whether this process reads those sources: on or off. With off nothing is fetched.',
    oneOf(['on', 'off']),
    'on',
  ),
  jobBoards: setting(
    'JOB_BOARDS',
    'Whether people may follow boards of employers that JOB_SOURCES does not name: on or off.',
    oneOf(['on', 'off']),
    'on',
  ),
} as const
