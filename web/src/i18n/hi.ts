import type { Texts } from './en.ts'
import { agents } from './hi/agents.ts'
import { calls } from './hi/calls.ts'
import { connections } from './hi/connections.ts'
import { keys } from './hi/keys.ts'
import { machines } from './hi/machines.ts'
import { optOuts } from './hi/opt-outs.ts'
import { account, apiPage, settings } from './hi/settings.ts'
import { webhooks } from './hi/webhooks.ts'
import { common, login, navigation, problems } from './hi/common.ts'
import { editor } from './hi/editor.ts'
import { flow } from './hi/flow.ts'
import { overview } from './hi/overview.ts'
import { people } from './hi/people.ts'
import { test } from './hi/test.ts'

export const hi: Texts = {
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
