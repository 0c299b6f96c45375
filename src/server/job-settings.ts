/** The settings of job listings, a part of the table in config.ts. */
import { z } from 'zod'

import { optional, setting } from './setting.ts'

export const jobSettings = {
  jobSources: setting(
    'JOB_SOURCES',
    'Where job listings come from: feeds (the public feeds), off, or a list such as feeds greenhouse:NAME personio:NAME/de (docs/jobs.md).',
    z.string(),
    'feeds',
  ),
  jobSourceKeys: optional(
    'JOB_SOURCE_KEYS',
    'Keys of the sources that want one, as source=key, separated by spaces (docs/jobs.md).',
    z.string(),
  ),
  jobImport: setting(
    'JOB_IMPORT',
    'Whether this process reads those sources: on or off. With off nothing is fetched.',
    z.enum(['on', 'off'], 'must be one of on, off'),
    'on',
  ),
} as const
