import type { Message } from '../message.ts'
import { speaksOf } from '../fields/speaks-of.ts'
import { type Clause } from '../words/clauses.ts'
import { textBetween, type Tokens } from '../words/tokens.ts'
import { endOfWay } from './framed-place.ts'
import { isNoName, withoutVerb } from '../names/is-no-name.ts'
import { isKin } from '../names/kin.ts'
import { isKnownCity } from './known-cities.ts'
import { nameCase } from '../names/name-case.ts'
import { findRoute } from './find-route.ts'

/** Where a flow asks for origin and destination, both may be given at once; where for one of them, the other end is told by the way. */
export function readRoute(message: Message): void {
  if (!message.hasKind('city')) return
  const cities = message.plans.filter(({ kind, field }) => kind === 'city' && !message.has(field.name))
  const start = cities.find((plan) => endOfWay(plan) === 'start')
  const goal = cities.find((plan) => endOfWay(plan) === 'goal')
  const ends = [start, goal].filter((plan) => plan !== undefined)
  if (!ends.some((plan) => message.isAsked(plan))) return
  const route = findRoute(message.heard)
  if (route === undefined || message.isUsed(route.from.from, route.to.to) || isDeed(message.heard, route.to)) return
  if (!isEnd(message.heard, route.from) || !isEnd(message.heard, route.to)) return
  // "Change the pickup area to Lucknow"
  const origin = message.heard.words.slice(route.from.from, route.from.to)
  if (origin.every((word) => cities.some((plan) => speaksOf(plan, word)))) return
  if (start && goal) {
    const first = route.from.to - route.from.from > 1 && start.label.includes(origin[0] ?? '') ? 1 : 0
    // "Pickup Thane se Nashik"
    const { from, to } = { ...route.from, from: route.from.from + first }
    message.take(start, nameCase(textBetween(message.heard, from, to)), true, from, to)
    message.take(goal, route.to.value, true, route.to.from, route.to.to)
    return
  }
  const told = goal ? withoutVerb(message.heard, route.to) : route.from
  const [end] = ends
  if (end === undefined || !isKnownCity(message.heard.words.slice(told.from, told.to))) return
  message.take(end, nameCase(textBetween(message.heard, told.from, told.to)), true, told.from, told.to)
}

/** No end of a way are the "biwi" and the "puchh" of "biwi se puchh ke bataunga". */
function isEnd(heard: Tokens, { from, to }: Clause): boolean {
  const said = heard.words.slice(from, to)
  if (isKnownCity(said)) return true
  return !isKin(said.at(-1) ?? '') && !TO_BE_ASKED.test(said[0] ?? '') && !isNoName(heard, { from, to })
}

const TO_BE_ASKED = /^(?:poo?chh?|puchh?|soch|dekh|पूछ|सोच|देख)/

/** The "uthana" of "Rajouri Garden se uthana hai": what is to be done there. */
function isDeed({ words }: Tokens, { from, to }: Clause): boolean {
  const isToBeDone =
    /^(?:hai|hain|h|tha|hoga|है|हैं|होगा)$/.test(words[to] ?? '') && /(?:na|ne|ना|ने)$/.test(words[to - 1] ?? '')
  return isToBeDone && !isKnownCity(words.slice(from, to))
}
