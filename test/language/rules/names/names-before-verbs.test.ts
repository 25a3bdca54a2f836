import { describe, expect, it } from 'vitest'
import { field, valuesOf } from '../../../support/language/rules.ts'

describe('a name before what somebody will do', () => {
  const RECEIVER_NAME = field('receiver_name', 'string', 'Name of the person who will receive it')
  it.each([
    ['meri biwi Farah Ansari legi', RECEIVER_NAME, 'Farah Ansari'],
    ['mera beta Rohit lega parcel', RECEIVER_NAME, 'Rohit'],
    ['mera bhai Imran degi', RECEIVER_NAME, 'Imran'],
    ['padosi Gupta ji lenge', RECEIVER_NAME, 'Gupta'],
    ['mere papa Ramesh Yadav lenge, ghar pe hi rehte hain', RECEIVER_NAME, 'Ramesh Yadav'],
    ['meri maa Sharda Devi hongi ghar par', RECEIVER_NAME, 'Sharda Devi'],
    ['मेरी पत्नी फ़राह अंसारी लेंगी', RECEIVER_NAME, 'फ़राह अंसारी'],
    ['मेरा बेटा रोहित लेगा', RECEIVER_NAME, 'रोहित'],
    ['my wife Farah Ansari will be there', RECEIVER_NAME, 'Farah Ansari'],
    ['my son Aakash will collect', RECEIVER_NAME, 'Aakash'],
  ])('"%s"', (text, one, value) => {
    expect(valuesOf(text, one)).toEqual({ [one.name]: value })
  })
})
