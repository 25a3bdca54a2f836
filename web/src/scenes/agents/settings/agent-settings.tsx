import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import type { Schemas } from '../../../api/types.ts'
import { ConfirmDialog } from '../../../common/confirm-dialog.tsx'
import { useMessages } from '../../../common/messages.tsx'
import { Failure, QueryState } from '../../../common/query-state.tsx'
import { Section } from '../../../common/section.tsx'
import { useKeptForm } from '../../../common/use-kept-form.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { agentQuery } from '../queries.ts'
import { useDraft } from '../draft/draft-context.tsx'
import styles from '../draft/form.module.css'

type Agent = Schemas['Agent']

const SPEECH = ['builtin', 'deepgram', 'sarvam', 'elevenlabs', 'cartesia'] as const
const TELEPHONY = ['telephony_a', 'telephony_b'] as const

/** Name, providers and number of the agent, and its deletion. */
export function AgentSettings({ onDeleted }: { onDeleted: () => void }) {
  const { agentId } = useDraft()
  const agent = useQuery(agentQuery(agentId))
  return (
    <QueryState query={agent}>
      {(loaded) => (
        <>
          <AgentForm agent={loaded} />
          <DeleteAgent agent={loaded} onDeleted={onDeleted} />
        </>
      )}
    </QueryState>
  )
}

function AgentForm({ agent }: { agent: Agent }) {
  const { settings: words } = useTexts().editor
  const { say } = useMessages()
  const queries = useQueryClient()
  const { form, changes, forget } = useKeptForm({
    name: `agent.${agent.id}`,
    initial: {
      name: agent.name,
      description: agent.description,
      model: agent.model,
      speech: agent.speech,
      telephony: agent.telephony,
      phoneNumber: agent.phoneNumber,
    },
  })
  const saving = useMutation({
    mutationFn: () =>
      unwrap(
        api.PUT('/console/api/agents/{id}', {
          params: { path: { id: agent.id } },
          body: changes() as Schemas['AgentSettings'],
        }),
      ),
    onSuccess(saved) {
      forget()
      queries.setQueryData(agentQuery(agent.id).queryKey, saved)
      void queries.invalidateQueries({ queryKey: ['listAgents'] })
      say(words.saved)
    },
  })
  return (
    <Section title={words.agent} lead={words.agentLead}>
      <form className={styles.form} onSubmit={form.onSubmit(() => saving.mutate())}>
        <TextInput label={words.name} maxLength={200} {...form.getInputProps('name')} />
        <TextInput label={words.description} maxLength={2_000} {...form.getInputProps('description')} />
        <div className={styles.row}>
          <TextInput label={words.model} description={words.modelHint} {...form.getInputProps('model')} />
          <NativeSelect
            label={words.speech}
            data={[{ value: '', label: words.byDefault }, ...SPEECH]}
            {...form.getInputProps('speech')}
          />
          <NativeSelect
            label={words.telephony}
            data={[{ value: '', label: words.byDefault }, ...TELEPHONY]}
            {...form.getInputProps('telephony')}
          />
          <TextInput
            label={words.phoneNumber}
            description={words.phoneNumberHint}
            type="tel"
            {...form.getInputProps('phoneNumber')}
          />
        </div>
        {saving.error && <Failure problem={saving.error} />}
        <div>
          <Button type="submit" loading={saving.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </Section>
  )
}

function DeleteAgent({ agent, onDeleted }: { agent: Agent; onDeleted: () => void }) {
  const { settings: words } = useTexts().editor
  const { say } = useMessages()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const deleting = useMutation({
    mutationFn: () => unwrap(api.DELETE('/console/api/agents/{id}', { params: { path: { id: agent.id } } })),
    onSuccess() {
      say(words.deleted(agent.name))
      onDeleted()
      void queries.invalidateQueries({ queryKey: ['listAgents'] })
    },
  })
  return (
    <Section title={words.danger} lead={words.deleteBody}>
      <div>
        <Button variant="default" c="var(--status-bad)" onClick={() => setIsAsking(true)}>
          {words.delete}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={words.deleteTitle(agent.name)}
        confirm={words.deleteConfirm}
        isWorking={deleting.isPending}
        problem={deleting.error}
        onConfirm={() => deleting.mutate()}
        onClose={() => setIsAsking(false)}
      >
        {words.deleteBody}
      </ConfirmDialog>
    </Section>
  )
}
