import { Button, Group, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, unwrap } from '../../api/client.ts'
import type { Connection } from '../../api/types.ts'
import { Dialog } from '../../common/dialog.tsx'
import { useMessages } from '../../common/messages.tsx'
import { Failure } from '../../common/query-state.tsx'
import { Status } from '../../common/status.tsx'
import { duration } from '../../common/times.ts'
import { useKeptForm } from '../../common/use-kept-form.ts'
import { useLanguage, useTexts } from '../../i18n/texts-provider.tsx'
import { providerName } from './provider-names.ts'
import { connectionsQuery } from './queries.ts'

interface ConnectDialogProps {
  projectId: string
  /** Null while the dialog is closed. */
  connection: Connection | null
  onClose: () => void
}

/** The form for an account at a provider; it can be tested before it is saved. */
export function ConnectDialog({ projectId, connection, onClose }: ConnectDialogProps) {
  const { connections, common } = useTexts()
  return (
    <Dialog
      opened={connection !== null}
      onClose={onClose}
      title={connections.connectTo(providerName(connection?.provider ?? ''))}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {connection && <ConnectForm projectId={projectId} connection={connection} onClose={onClose} />}
    </Dialog>
  )
}

function ConnectForm({ projectId, connection, onClose }: ConnectDialogProps & { connection: Connection }) {
  const { language, texts } = useLanguage()
  const { connections, common, problems } = texts
  const { say } = useMessages()
  const queryClient = useQueryClient()
  const { provider, fields } = connection
  const names: Record<string, string> = connections.fields
  const [wasChecked, setWasChecked] = useState<string | null>(null)
  const { form, forget } = useKeptForm<Record<string, string>>({
    name: `connection.${projectId}.${provider}`,
    initial: Object.fromEntries(fields.map(({ name }) => [name, ''])),
    secret: fields.filter(({ secret }) => secret).map(({ name }) => name),
    validate: Object.fromEntries(
      fields
        .filter(({ required }) => required)
        .map(({ name }) => [name, (value: string) => (value.trim() === '' ? connections.required : null)]),
    ),
  })
  const given = () =>
    Object.fromEntries(Object.entries(form.getValues()).filter(([, value]) => value.trim() !== '')) as Record<
      string,
      string
    >
  const params = { params: { path: { projectId, provider } } }
  const check = useMutation({
    mutationFn: () =>
      unwrap(api.POST('/console/api/projects/{projectId}/connections/{provider}/check', { ...params, body: given() })),
    onSuccess: () => setWasChecked(JSON.stringify(given())),
  })
  const save = useMutation({
    mutationFn: () =>
      unwrap(api.PUT('/console/api/projects/{projectId}/connections/{provider}', { ...params, body: given() })),
    onSuccess() {
      forget()
      say(connections.connected(providerName(provider)))
      onClose()
      void queryClient.invalidateQueries({ queryKey: connectionsQuery(projectId).queryKey })
    },
  })
  const isUpToDate = wasChecked === JSON.stringify(given())

  return (
    <form onSubmit={form.onSubmit(() => save.mutate())} noValidate autoComplete="off">
      {connection.source === 'saved' && <p>{connections.replaces}</p>}
      {fields.map(({ name, required, secret }, index) => (
        <TextInput
          key={name}
          mt="sm"
          label={`${names[name] ?? name}${required ? '' : ` (${connections.optional})`}`}
          type={secret ? 'password' : 'text'}
          autoComplete="off"
          maxLength={4096}
          data-autofocus={index === 0 || undefined}
          {...form.getInputProps(name)}
        />
      ))}
      {check.data && isUpToDate && (
        <p role="status">
          <Status tone={check.data.ok ? 'good' : 'bad'}>
            {check.data.ok ? connections.works(duration(check.data.ms, language)) : connections.fails}
          </Status>{' '}
          {problems.refusal(check.data.message)}
        </p>
      )}
      {check.error && <Failure problem={check.error} />}
      {save.error && <Failure problem={save.error} />}
      <Group justify="space-between" mt="lg">
        <Button
          variant="default"
          title={connections.checkFirst}
          loading={check.isPending}
          onClick={() => {
            if (!form.validate().hasErrors) check.mutate()
          }}
        >
          {connections.check}
        </Button>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {common.save}
          </Button>
        </Group>
      </Group>
    </form>
  )
}
