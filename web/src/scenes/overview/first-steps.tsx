import { Button } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Icon } from '../../common/icon.tsx'
import { Section } from '../../common/section.tsx'
import { returnFocus } from '../../common/return-focus.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { agentsQuery } from '../agents/queries.ts'
import { callsQuery } from '../calls/queries.ts'
import { keysQuery } from '../keys/queries.ts'
import { deliveriesQuery, endpointsQuery } from '../webhooks/queries.ts'
import styles from './overview-page.module.css'

/**
 * The first tasks of a new user, each ticked once the project has its result. Disappears when all are done, or when it
 * is hidden.
 */
export function FirstSteps({ projectId }: { projectId: string }) {
  const { overview } = useTexts()
  const { steps } = overview
  const storedAs = `parley.first-steps.${projectId}`
  const [isHidden, setIsHidden] = useState(() => localStorage.getItem(storedAs) === 'hidden')
  const agents = useQuery({ ...agentsQuery(projectId), enabled: !isHidden })
  const tests = useInfiniteQuery({ ...callsQuery(projectId, { channel: 'browser_text' }, 1), enabled: !isHidden })
  const keys = useQuery({ ...keysQuery(projectId), enabled: !isHidden })
  const endpoints = useQuery({ ...endpointsQuery(projectId), enabled: !isHidden })
  const deliveries = useQuery({ ...deliveriesQuery(projectId), enabled: !isHidden })
  if (isHidden || !agents.data || !tests.data || !keys.data || !endpoints.data || !deliveries.data) return null

  const first = agents.data.find(({ name }) => name === 'Appointment desk') ?? agents.data[0]
  const toAgent = (tab: 'test' | 'flow', text: string) =>
    first ? (
      <Link to={`/projects/$projectId/agents/$agentId/${tab}`} params={{ projectId, agentId: first.id }}>
        {text}
      </Link>
    ) : (
      <Link to="/projects/$projectId/agents" params={{ projectId }}>
        {text}
      </Link>
    )
  const all: { isDone: boolean; title: ReactNode; text: string }[] = [
    {
      isDone: (tests.data.pages[0]?.rows.length ?? 0) > 0,
      title: toAgent('test', steps.talk),
      text: steps.talkText,
    },
    {
      isDone: agents.data.some(({ createdAt, updatedAt }) => updatedAt > createdAt),
      title: toAgent('flow', steps.change),
      text: steps.changeText,
    },
    {
      isDone: keys.data.some(({ requestCount }) => requestCount > 0),
      title: (
        <Link to="/projects/$projectId/keys" params={{ projectId }}>
          {steps.key}
        </Link>
      ),
      text: steps.keyText,
    },
    {
      isDone: endpoints.data.length > 0,
      title: (
        <Link to="/projects/$projectId/webhooks" params={{ projectId }}>
          {steps.webhook}
        </Link>
      ),
      text: steps.webhookText,
    },
    {
      isDone: deliveries.data.some(({ status }) => status === 'delivered'),
      title: (
        <Link to="/projects/$projectId/webhooks" params={{ projectId }}>
          {steps.delivery}
        </Link>
      ),
      text: steps.deliveryText,
    },
  ]
  if (all.every(({ isDone }) => isDone)) return null
  const hide = () => {
    localStorage.setItem(storedAs, 'hidden')
    setIsHidden(true)
    returnFocus()
  }

  return (
    <Section
      title={overview.firstSteps}
      lead={overview.firstStepsLead}
      actions={
        <Button variant="subtle" size="xs" onClick={hide}>
          {overview.hide}
        </Button>
      }
    >
      <ol className={styles.steps}>
        {all.map(({ isDone, title, text }, index) => (
          <li key={text} className={styles.step} data-done={isDone}>
            <span className={styles.tick}>
              {isDone ? <Icon name="check" size={14} /> : index + 1}
              <span className="visually-hidden">{isDone ? overview.done : overview.open}</span>
            </span>
            <div>
              {title}
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
