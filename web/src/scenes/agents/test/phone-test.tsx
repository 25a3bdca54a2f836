import { Button, Select, TextInput } from '@mantine/core'
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { api, unwrap } from '../../../api/client.ts'
import { serviceQuery } from '../../../api/session-queries.ts'
import { Icon } from '../../../common/icon.tsx'
import { useKept } from '../../../common/kept.ts'
import { problemText } from '../../../common/problem-text.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { agentQuery } from '../queries.ts'
import styles from './text-test.module.css'
import { useTestVariables } from './use-test-variables.ts'
import { VariableFields } from './variable-fields.tsx'

/** Starts a phone call, to a simulated person where real calls are not possible, and shows it live. */
export function PhoneTest() {
  const texts = useTexts()
  const { test } = texts
  const { projectId = '', agentId = '' } = useParams({ strict: false })
  const { data: agent } = useSuspenseQuery(agentQuery(agentId))
  const service = useQuery(serviceQuery())
  const navigate = useNavigate()
  const people = service.data?.simulatesCalls ? service.data.simulatedPeople : []
  const [number, setNumber] = useKept(`phone-test.${agentId}`, '')
  const to = number === '' ? (people[0]?.number ?? '') : number
  const given = useTestVariables(agentId, agent.flow)
  const call = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/console/api/agents/{id}/test-calls', {
          params: { path: { id: agentId } },
          body: { to, variables: given.values },
        }),
      ),
    onSuccess: ({ id }) => navigate({ to: '/projects/$projectId/calls/$callId', params: { projectId, callId: id } }),
  })

  return (
    <form
      className={styles.narrow}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        call.mutate()
      }}
    >
      <p>
        {test.phoneLead} {people.length > 0 && test.phoneSimulated}
      </p>
      {people.length > 0 ? (
        <Select
          label={test.phonePerson}
          searchable
          data={people.map((person) => ({ value: person.number, label: `${person.number} · ${person.description}` }))}
          value={to}
          onChange={(value) => setNumber(value ?? '')}
          error={call.error ? problemText(call.error, texts) : null}
        />
      ) : (
        <TextInput
          label={test.phoneNumber}
          description={test.phoneNumberHint}
          type="tel"
          maxLength={40}
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
          error={call.error ? problemText(call.error, texts) : null}
        />
      )}
      <VariableFields {...given} />
      <div>
        <Button
          type="submit"
          leftSection={<Icon name="calls" size={16} />}
          loading={call.isPending}
          disabled={!agent.ready || to === ''}
        >
          {test.phoneCall}
        </Button>
      </div>
      {!agent.ready && <p>{test.notReady}</p>}
      {people.length > 0 && (
        <p>
          {test.phoneNeedsLine}{' '}
          <Link to="/projects/$projectId/connections" params={{ projectId }}>
            {texts.connections.title}
          </Link>
        </p>
      )}
    </form>
  )
}
