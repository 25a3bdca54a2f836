import { expect, it } from 'vitest'
import { configWarnings } from '../../src/startup/config-warnings.ts'

const behindProxy = { isProduction: true, PUBLIC_URL: 'https://calls.example.com', TRUST_PROXY: 1 }

it('says nothing of a service behind a proxy that it believes', () => {
  expect(configWarnings(behindProxy)).toEqual([])
  expect(configWarnings({ ...behindProxy, TRUST_PROXY: 0 })).toEqual([])
})

it('warns when the proxy that PUBLIC_URL tells of is not believed', () => {
  expect(configWarnings({ ...behindProxy, TRUST_PROXY: undefined })).toEqual([
    expect.stringMatching(/^TRUST_PROXY is not/),
  ])
})

it('warns of a public address without https', () => {
  const warnings = configWarnings({ ...behindProxy, PUBLIC_URL: 'http://calls.example.com' })
  expect(warnings).toEqual([expect.stringMatching(/^PUBLIC_URL is not https/)])
})

it('says nothing outside production, or without a public address', () => {
  expect(configWarnings({ ...behindProxy, TRUST_PROXY: undefined, isProduction: false })).toEqual([])
  expect(configWarnings({ ...behindProxy, TRUST_PROXY: undefined, PUBLIC_URL: undefined })).toEqual([])
})
