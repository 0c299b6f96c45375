import { describe, expect, it } from 'vitest'

import { readConfig } from '../config.ts'
import { signInWarnings } from './sign-in-warnings.ts'

const issuer = {
  OIDC_ISSUER_URL: 'https://id.example.org',
  OIDC_CLIENT_ID: 'lapel',
  OIDC_CLIENT_SECRET: 'secret',
}
const warningsWith = (env: Record<string, string>) => signInWarnings(readConfig(env)).join()

describe('the operator', () => {
  it('is told that whoever uses this computer can sign in, unless there is a code', () => {
    expect(warningsWith({})).toMatch(/^whoever uses this computer can sign in; LOCAL_SIGN_IN_CODE/)
    expect(warningsWith({ LOCAL_SIGN_IN_CODE: '12345678' })).toBe('')
  })

  it.each<Record<string, string>>([
    { PUBLIC_URL: 'http://resumes.example.org' },
    { HOST: '192.168.1.4' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'http://192.168.1.4:3000' },
  ])('is told where people come by plain http: %o', (env) => {
    expect(warningsWith({ ...issuer, ...env })).toContain('plain http')
  })

  it.each<Record<string, string>>([
    {},
    { PUBLIC_URL: 'https://resumes.example.org' },
    { HOST: '0.0.0.0', PUBLIC_URL: 'https://resumes.example.org' },
  ])('is told nothing where they come by https or from this machine: %o', (env) => {
    expect(warningsWith({ ...issuer, ...env })).toBe('')
  })
})
