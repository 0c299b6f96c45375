/**
 * The Chromium that tests and tools drive: `CHROMIUM_PATH`, the system's, the one packed in
 * @sparticuz/chromium (unpacked on first use), in that order. The system's headless shell comes
 * first: the same engine without the desktop around it takes about half the time.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export type Browser = { path: string; args: string[]; version: string }

/** Flags without which Chromium calls out at start, or refuses to run as root. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function findBrowser(): Promise<Browser> {
  const candidates = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  const installed = candidates.find((p) => p !== undefined && existsSync(p))
  const path = installed ?? (await unpackedBrowser())
  return { path, args: quiet, version: versionOf(path) }
}

async function unpackedBrowser(): Promise<string> {
  // The package decides by this variable whether to unpack the libraries a bare machine lacks.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}

function versionOf(path: string): string {
  return execFileSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}
