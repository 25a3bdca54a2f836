import { describe, expect, it } from 'vitest'
import { field, understand } from '../../../support/language/rules.ts'

const phone = field('mobile', 'string', 'On which number can the technician call you?')
const email = field('email', 'string', 'Where shall we mail the bill?')

const read = (text: string, asked: typeof phone): unknown => understand(text, [asked], [asked.name]).values[asked.name]

describe('a number or address that must not be used is asked again', () => {
  it.each([
    ["9822011223 is my old one, that's dead now", phone],
    ['मेरी बेटी का 9822011224 है, उसे फ़ोन मत करना', phone],
    ['you have 9822011233 but I lost that sim', phone],
    ['9811022334 pe mat lagana', phone],
    ['पहले 9811022335 था, वो अब बंद है', phone],
    ["old.id@yahoo.com doesn't work any more", email],
    ['nina@shop.in pe mat bhejo', email],
    ['that was my company mail, tom@corp.com, I resigned', email],
    ['ritu@firm.in तो पुरानी थी', email],
  ])('%s', (text, asked) => {
    expect(read(text, asked)).toBeUndefined()
  })
})

describe('of several, the one that stands counts', () => {
  it.each([
    ['9822011236, that one is switched off most days, so 9822011237', phone, '+919822011237'],
    ['mera purana number 9822011228 band hai, naya 9822011229', phone, '+919822011229'],
    ["don't call the landline, 9822011235 is fine", phone, '+919822011235'],
    ['not the office one, k.rao@firm.in, use k.rao@gmail.com', email, 'k.rao@gmail.com'],
    ['मेरी पुरानी आईडी ravi@mail.in थी, अब ravi.k@gmail.com है', email, 'ravi.k@gmail.com'],
    ['rita at gmail dot com, no sorry rita dot m at gmail dot com', email, 'rita.m@gmail.com'],
    ['arre nahi, usha dot p at yahoo dot com', email, 'usha.p@yahoo.com'],
  ])('%s', (text, asked, value) => {
    expect(read(text, asked)).toBe(value)
  })
})

describe('what is said of somebody else or of the hour withdraws nothing', () => {
  it.each([
    ["98220 11230, that is my son's, he will pick up", phone, '+919822011230'],
    ["98220 11230, please don't call after nine", phone, '+919822011230'],
    ["98220 11230, my son's. Don't call my husband, he worries.", phone, '+919822011230'],
    ['9822011230, raat ko mat karna', phone, '+919822011230'],
    ["my husband's is fine, dev@home.in", email, 'dev@home.in'],
  ])('%s', (text, asked, value) => {
    expect(read(text, asked)).toBe(value)
  })
})
