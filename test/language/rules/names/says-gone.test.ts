import { describe, expect, it } from 'vitest'
import { tokenize } from '../../../../src/language/rules/words/tokens.ts'
import { readIntent } from '../../../../src/language/rules/intents/intents.ts'

const intentOf = (text: string): string | undefined => readIntent(tokenize(text))?.intent

describe('who was called has died', () => {
  it.each([
    'Verma ji guzar gaye do mahine pehle',
    'woh ab is duniya mein nahi rahe',
    'unka nidhan ho gaya tha diwali pe',
    'sorry she passed away in the spring',
    'the man you want died two years back',
    'Mrs Dutta is no more',
    'वो अब नहीं रहे',
    'उनका देहांत हो चुका है',
    'शर्मा जी तो गुज़र गए',
  ])('"%s"', (text) => {
    expect(intentOf(text)).toBe('wrong_person')
  })

  it.each([
    'mere dada guzar gaye',
    'my mother passed away last year',
    'woh aaj aa nahi rahe',
    'do ghante guzar gaye',
    'the warranty has expired',
    'battery died on me',
    'हम वहाँ से गुज़र गए',
  ])('"%s" does not say so', (text) => {
    expect(intentOf(text)).toBeUndefined()
  })
})

describe('no home, and not who was called', () => {
  it.each([
    'nobody lives here, it is a mobile shop',
    'this is a clinic, not a house',
    'ye to dukaan hai, ghar nahi',
    'यह होटल है, घर नहीं',
  ])('"%s"', (text) => {
    expect(intentOf(text)).toBe('wrong_person')
  })

  it.each(['nobody lives here', 'this is a big house', 'ye dukaan mere ghar ke paas hai'])('"%s" is one', (text) => {
    expect(intentOf(text)).toBeUndefined()
  })
})
