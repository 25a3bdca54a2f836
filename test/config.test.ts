import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'

describe('settings', () => {
  it.each([
    ['1', 1],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('take TRUST_PROXY=%s', (text, trusted) => {
    expect(readConfig({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(trusted)
  })

  it.each(['yes', '10.0.0.0/33', '10.0.0.1,', '-1'])('refuse TRUST_PROXY=%s', (text) => {
    expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/TRUST_PROXY/)
  })

  it('allow private model addresses outside production only, unless told otherwise', () => {
    expect(readConfig({}).allowsPrivateModelUrls).toBe(true)
    expect(readConfig({ NODE_ENV: 'production' }).allowsPrivateModelUrls).toBe(false)
    expect(readConfig({ NODE_ENV: 'production', ALLOW_PRIVATE_MODEL_URLS: '1' }).allowsPrivateModelUrls).toBe(true)
  })
})
