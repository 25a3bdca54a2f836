import { agents } from './en/agents.ts'
import { calls } from './en/calls.ts'
import { connections } from './en/connections.ts'
import { keys } from './en/keys.ts'
import { machines } from './en/machines.ts'
import { optOuts } from './en/opt-outs.ts'
import { account, apiPage, settings } from './en/settings.ts'
import { webhooks } from './en/webhooks.ts'
import { common, login, navigation, problems } from './en/common.ts'
import { editor } from './en/editor.ts'
import { flow } from './en/flow.ts'
import { overview } from './en/overview.ts'
import { people } from './en/people.ts'
import { test } from './en/test.ts'

/** All texts in English. Other languages have this type, so that a missing text is a type error. */
export const en = {
  common,
  problems,
  navigation,
  login,
  overview,
  agents,
  editor,
  flow,
  test,
  people,
  calls,
  machines,
  optOuts,
  keys,
  webhooks,
  connections,
  apiPage,
  settings,
  account,
}

export type Texts = typeof en
