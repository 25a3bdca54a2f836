import { Button } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { serviceQuery } from '../../../api/session-queries.ts'
import { Empty } from '../../../common/empty.tsx'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { canRecognise } from '../../../voice/browser-speech.ts'
import { connectionsQuery } from '../../connections/queries.ts'
import { agentQuery } from '../queries.ts'
import { BrowserTalk } from './browser-talk.tsx'
import { ListenTest } from './listen-test.tsx'
import styles from './text-test.module.css'
import { VoiceTalk } from './voice-talk.tsx'

/**
 * Tests an agent by voice: through the pipeline of calls where a speech provider is connected, else with the browser's
 * own speech, which the page says; or by listening to a simulated caller.
 */
export function VoiceTest() {
  const { projectId = '', agentId = '' } = useParams({ strict: false })
  const { data: agent } = useSuspenseQuery(agentQuery(agentId))
  const connections = useQuery(connectionsQuery(projectId))
  if (!connections.data) return null
  const speech = connections.data.filter(({ kind, connected }) => kind === 'speech' && connected)
  const isVendor = speech.some(({ provider }) => provider !== 'builtin')
  const isBuiltin = agent.speech === 'builtin' && speech.some(({ provider }) => provider === 'builtin')
  return isVendor || isBuiltin ? <VoiceTalk isBuiltin={isBuiltin} /> : <WithoutVendor />
}

function WithoutVendor() {
  const { test } = useTexts()
  const { projectId = '' } = useParams({ strict: false })
  const service = useQuery(serviceQuery())
  const [isListening, setIsListening] = useState(false)
  const hasCallers = service.data?.simulatesCalls === true && service.data.simulatedPeople.length > 0
  if (isListening) return <ListenTest onClose={() => setIsListening(false)} />
  return (
    <>
      <Empty
        icon="mic"
        action={
          <span className={styles.choices}>
            <Button
              renderRoot={(props) => <Link to="/projects/$projectId/connections" params={{ projectId }} {...props} />}
            >
              {test.connectSpeech}
            </Button>
            {hasCallers && (
              <Button variant="default" onClick={() => setIsListening(true)}>
                {test.listenInstead}
              </Button>
            )}
          </span>
        }
      >
        {test.voiceNoVendor}
      </Empty>
      <div className={styles.otherwise}>
        {canRecognise() ? <BrowserTalk /> : <p className={styles.none}>{test.browserCannot}</p>}
      </div>
    </>
  )
}
