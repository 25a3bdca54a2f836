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

  it('allow private model addresses outside production only, unless configured otherwise', () => {
    expect(readConfig({}).allowsPrivateModelUrls).toBe(true)
    expect(readConfig({ NODE_ENV: 'production' }).allowsPrivateModelUrls).toBe(false)
    expect(readConfig({ NODE_ENV: 'production', ALLOW_PRIVATE_MODEL_URLS: '1' }).allowsPrivateModelUrls).toBe(true)
  })
})

describe('addresses of providers', () => {
  const inProduction = { NODE_ENV: 'production', SECRET_KEY: 'ab'.repeat(32) }

  it.each(['OPENAI_COMPATIBLE_BASE_URL', 'OPENAI_BASE_URL', 'TWILIO_BASE_URL', 'DEEPGRAM_BASE_URL'])(
    'are https in production: %s',
    (name) => {
      expect(() => readConfig({ ...inProduction, [name]: 'http://models.example.com' })).toThrow(
        new RegExp(`^${name}: In production it has to be https\\.$`),
      )
      expect(readConfig({ ...inProduction, [name]: 'https://models.example.com' })).toMatchObject({
        [name]: 'https://models.example.com',
      })
      expect(readConfig({ [name]: 'http://models.example.com' })).toHaveProperty(name)
    },
  )

  it.each(['http://127.0.0.1:11434', 'http://localhost:11434', 'http://[::1]:11434', 'http://127.8.8.8'])(
    'may be %s in production with ALLOW_LOOPBACK_PROVIDERS=1 only',
    (url) => {
      const given = { ...inProduction, OPENAI_COMPATIBLE_BASE_URL: url }
      expect(() => readConfig(given)).toThrow(/OPENAI_COMPATIBLE_BASE_URL: .+ALLOW_LOOPBACK_PROVIDERS=1/)
      expect(readConfig({ ...given, ALLOW_LOOPBACK_PROVIDERS: '1' }).OPENAI_COMPATIBLE_BASE_URL).toBe(url)
    },
  )

  it.each(['http://10.0.0.1', 'http://localhost.example.com', 'http://128.0.0.1'])('are never %s there', (url) => {
    const given = { ...inProduction, ALLOW_LOOPBACK_PROVIDERS: '1', OPENAI_COMPATIBLE_BASE_URL: url }
    expect(() => readConfig(given)).toThrow(/has to be https/)
  })
})

describe('HOST', () => {
  it.each(['0.0.0.0', '::', '192.168.1.5', 'parley.lan'])('%s has to go with a chosen NODE_ENV', (host) => {
    expect(() => readConfig({ HOST: host })).toThrow(/^NODE_ENV: Not set, although HOST=/)
    expect(readConfig({ HOST: host, NODE_ENV: 'development' }).HOST).toBe(host)
  })

  it.each(['127.0.0.1', 'localhost', '::1'])('%s needs none', (host) => {
    expect(readConfig({ HOST: host }).HOST).toBe(host)
  })
})

describe('ADMIN_EMAIL', () => {
  it.each(['admin@localhost', 'ann@example.com'])('takes %s', (email) => {
    expect(readConfig({ ADMIN_EMAIL: email }).ADMIN_EMAIL).toBe(email)
  })

  it.each(['admin', 'admin@', '@localhost', 'ann@example', 'a b@example.com'])('refuses %s', (email) => {
    expect(() => readConfig({ ADMIN_EMAIL: email })).toThrow(/^ADMIN_EMAIL: Expected an e-mail address/)
  })
})

describe('an empty value', () => {
  it('counts as not set', () => {
    expect(readConfig({ PORT: '', OPENAI_API_KEY: '', TWILIO_AUTH_TOKEN: '' })).toEqual(readConfig({}))
  })

  it.each(['DATA_DIR', 'MONGODB_URL', 'SECRET_KEY', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'])(
    'of %s is refused in production, as the service would work without what was meant',
    (name) => {
      const inProduction = { NODE_ENV: 'production', SECRET_KEY: 'ab'.repeat(32) }
      expect(() => readConfig({ ...inProduction, [name]: '' })).toThrow(
        new RegExp(`^${name}: Is there, but empty\\. [^\\n]+$`),
      )
      expect(readConfig({ [name]: '' })).toEqual(readConfig({}))
    },
  )
})

describe('numbers', () => {
  it('are read as digits', () => {
    expect(readConfig({ PORT: '0', RATE_LIMIT_PER_MINUTE: '60', MODEL_TIMEOUT_MS: '500' })).toMatchObject({
      PORT: 0,
      RATE_LIMIT_PER_MINUTE: 60,
      MODEL_TIMEOUT_MS: 500,
    })
  })

  it.each(['65536', '-1', '1.5', 'abc', ' ', '0x50', '1e3'])(
    'refuse PORT=%s in one sentence with the range',
    (text) => {
      expect(() => readConfig({ PORT: text })).toThrow(/^PORT: Expected a whole number from 0 to 65535\. [^\n]*$/)
    },
  )

  it.each(['MODEL_TIMEOUT_MS', 'CALL_MODEL_TIMEOUT_MS', 'NODE_LEASE_MS', 'DRAIN_MS', 'CALL_DRAIN_MS'])(
    'refuse in %s what would overflow a timer',
    (name) => {
      expect(readConfig({ [name]: '86400000' })).toMatchObject({ [name]: 86_400_000 })
      expect(() => readConfig({ [name]: '99999999999' })).toThrow(new RegExp(`^${name}: Expected a whole number`))
    },
  )
})

describe('secrets that travel in headers', () => {
  it.each(['METRICS_TOKEN', 'OPENAI_API_KEY', 'OPENAI_COMPATIBLE_API_KEY', 'DEEPGRAM_API_KEY'])(
    '%s is taken without the line end of its file, and refused with what no header can carry',
    (name) => {
      expect(readConfig({ [name]: 'sk-1\n' })).toMatchObject({ [name]: 'sk-1' })
      for (const given of ['sk–1', 'sk 1', 'sk\n1', ' ']) {
        expect(() => readConfig({ [name]: given })).toThrow(new RegExp(`^${name}: Expected ASCII, without blanks`))
      }
    },
  )
})

describe('WEB_ORIGIN', () => {
  it.each([
    ['https://console.example.com', 'https://console.example.com'],
    ['http://LOCALHOST:5173/', 'http://localhost:5173'],
  ])('is read as browsers send it: %s', (text, origin) => {
    expect(readConfig({ WEB_ORIGIN: text }).WEB_ORIGIN).toBe(origin)
  })

  it.each(['localhost:5173', 'ftp://example.com', 'https://example.com/app', 'https://user:secret@example.com', '*'])(
    'refuses %s, which is no origin of a page',
    (text) => {
      expect(() => readConfig({ WEB_ORIGIN: text })).toThrow(/^WEB_ORIGIN: Expected an origin/)
    },
  )
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

  it('are refused with a value that is no number', () => {
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
