/** The calls about scans: PDFs that are pictures, read in the background after their upload. */
import { z } from 'zod'

import { call } from './call.ts'
import { scanAnswer } from './scans.ts'

export const scanCalls = {
  listScans: call({
    method: 'GET',
    path: '/scans',
    summary:
      'Your scans, newest first: those that wait or are being read, and those that are done until you remove them.',
    bearer: true,
    limit: 'read',
    status: 200,
    answer: z.array(scanAnswer),
    problems: [],
  }),
  readScanAgain: call({
    method: 'POST',
    path: '/scans/{id}/again',
    summary: 'Read a scan once more of which nothing came; one that waits already goes on waiting.',
    bearer: true,
    limit: 'upload',
    status: 200,
    answer: scanAnswer,
    problems: ['scan_not_found', 'scans_waiting', 'reader_busy'],
  }),
  removeScan: call({
    method: 'DELETE',
    path: '/scans/{id}',
    summary:
      'Stop reading a scan, or take one off the list; its file is deleted, a resume made of it stays.',
    bearer: true,
    limit: 'write',
    status: 204,
    answer: 'none',
    problems: ['scan_not_found'],
  }),
} as const
