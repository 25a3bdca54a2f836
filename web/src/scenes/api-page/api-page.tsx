import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { CodeBlock } from '../../common/code-block.tsx'
import { curlLine } from '../../common/curl-line.ts'
import { PageHeader } from '../../common/page-header.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { AgentSelect } from '../agents/agent-select.tsx'
import { agentQuery, agentsQuery } from '../agents/queries.ts'
import { variablesOf } from '../agents/test/variables.ts'
import { useProjectId } from '../shell/use-project-id.ts'

/** A cooperative person of the simulator. */
const SIMULATED_PERSON = '+12025550100'

export function ApiPage() {
  const { apiPage } = useTexts()
  const projectId = useProjectId()
  const agents = useQuery(agentsQuery(projectId))
  const [chosen, setChosen] = useState<string | null>(null)
  const agentId = chosen ?? agents.data?.find(({ ready }) => ready)?.id ?? agents.data?.[0]?.id ?? ''
  const agent = useQuery({ ...agentQuery(agentId), enabled: agentId !== '' })
  const variables = Object.fromEntries(variablesOf(agent.data?.flow ?? {}).map(({ name, example }) => [name, example]))
  const withVariables = Object.keys(variables).length > 0 ? { variables } : {}
  const id = agentId || 'AGENT_ID'

  return (
    <>
      <PageHeader title={apiPage.title} lead={apiPage.lead} />
      <p>
        {apiPage.key}{' '}
        <Link to="/projects/$projectId/keys" params={{ projectId }}>
          {apiPage.toKeys}
        </Link>
        . {apiPage.limits}
      </p>
      <QueryState query={agents} lines={1}>
        {(list) =>
          list.length === 0 ? (
            <p>{apiPage.noAgent}</p>
          ) : (
            <AgentSelect label={apiPage.agent} maw={360} mb="lg" agents={list} value={agentId} onChange={setChosen} />
          )
        }
      </QueryState>
      <Lines title={apiPage.listAgents} text={line('GET', '/v1/agents')} />
      <Lines
        title={apiPage.startConversation}
        text={line('POST', '/v1/conversations', { agentId: id, ...withVariables })}
      />
      <Lines
        title={apiPage.sendMessage}
        lead={apiPage.sendMessageLead}
        text={line('POST', '/v1/conversations/CALL_ID/messages', { text: 'I am Priya' })}
      />
      <Lines
        title={apiPage.placeCall}
        lead={apiPage.placeCallLead}
        text={line('POST', '/v1/calls', { agentId: id, to: SIMULATED_PERSON, ...withVariables })}
      />
      <Lines title={apiPage.readCall} text={line('GET', '/v1/calls/CALL_ID')} />
      <Lines title={apiPage.listCalls} text={line('GET', '/v1/calls?limit=10')} />
      <Section title={apiPage.specification} lead={apiPage.specificationLead}>
        <a href="/openapi.json">/openapi.json</a>
      </Section>
    </>
  )
}

function Lines({ title, lead, text }: { title: string; lead?: string; text: string }) {
  return (
    <Section title={title} lead={lead}>
      <CodeBlock label={title} text={text} />
    </Section>
  )
}

function line(method: string, path: string, body?: object): string {
  return curlLine({
    method,
    url: `${window.location.origin}${path}`,
    headers: { Authorization: 'Bearer KEY', ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}
