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

describe('accounts of carriers', () => {
  const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't', TWILIO_PHONE_NUMBER: '+1 (202) 555-0100' }

  it('are read whole, the number without its punctuation', () => {
    expect(readConfig(twilio)).toMatchObject({ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_PHONE_NUMBER: '+12025550100' })
  })

  it.each(Object.keys(twilio))('are refused without %s, which is named', (name) => {
    const half = { ...twilio, [name]: undefined }
    expect(() => readConfig(half)).toThrow(new RegExp(`^${name}: Missing, although `))
  })

  it('are refused with what is no number', () => {
    expect(() => readConfig({ ...twilio, TWILIO_PHONE_NUMBER: '12345' })).toThrow(/TWILIO_PHONE_NUMBER/)
  })

  it('are no simulated ones in production', () => {
    const simulated = { SIMULATOR_URL: 'http://127.0.0.1:4000' }
    expect(readConfig(simulated).SIMULATOR_URL).toBe('http://127.0.0.1:4000')
    expect(() => readConfig({ ...simulated, NODE_ENV: 'production' })).toThrow(/SIMULATOR_URL/)
  })
})

describe('PUBLIC_URL', () => {
  it.each([
    ['https://calls.example.com/', 'https://calls.example.com'],
    ['https://Calls.Example.com:443/voice//', 'https://calls.example.com/voice'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ])('is read without what means nothing: %s', (text, url) => {
    expect(readConfig({ PUBLIC_URL: text }).PUBLIC_URL).toBe(url)
  })

  it.each([
    'calls.example.com',
    'wss://calls.example.com',
    'https://user:secret@calls.example.com',
    'https://calls.example.com/?a=1',
    'https://calls.example.com/#a',
    'https://',
  ])('is refused with an example: %s', (text) => {
    expect(() => readConfig({ PUBLIC_URL: text })).toThrow(/^PUBLIC_URL: .*like https:\/\/calls\.example\.com/)
  })
})
