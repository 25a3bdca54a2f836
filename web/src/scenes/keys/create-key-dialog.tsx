import { Button, Group, Select, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import { Dialog } from '../../common/dialog.tsx'
import { useMessages } from '../../common/messages.tsx'
import { Failure } from '../../common/query-state.tsx'
import { useKeptForm } from '../../common/use-kept-form.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'

interface CreateKeyDialogProps {
  projectId: string
  opened: boolean
  onClose: () => void
  /** Called with the key, which is returned only once. */
  onCreated: (key: string) => void
}

const NEVER = 'never'
const DAYS = [7, 30, 90, 365]

export function CreateKeyDialog({ projectId, opened, onClose, onCreated }: CreateKeyDialogProps) {
  const { keys, common } = useTexts()
  const { say } = useMessages()
  const { form, forget } = useKeptForm({
    name: `new-key.${projectId}`,
    initial: { name: '', days: NEVER },
    validate: { name: (name) => (name.trim() === '' ? keys.nameRequired : null) },
  })
  const create = useMutation({
    mutationFn: ({ name, days }: { name: string; days: string }) =>
      unwrap(
        api.POST('/console/api/projects/{projectId}/keys', {
          params: { path: { projectId } },
          body: { name, expiresInDays: days === NEVER ? null : Number(days) },
        }),
      ),
    gcTime: 0, // the response contains the key
    onSuccess({ name, key }) {
      forget()
      form.setValues({ name: '', days: NEVER })
      say(keys.created(name))
      onCreated(key)
      create.reset()
    },
  })

  return (
    <Dialog opened={opened} onClose={onClose} title={keys.new} closeButtonProps={{ 'aria-label': common.close }}>
      <form onSubmit={form.onSubmit((values) => create.mutate(values))} noValidate>
        <TextInput label={keys.name} maxLength={200} data-autofocus {...form.getInputProps('name')} />
        <Select
          label={keys.expires}
          mt="sm"
          data={[
            { value: NEVER, label: keys.never },
            ...DAYS.map((days) => ({ value: String(days), label: keys.inDays(days) })),
          ]}
          {...form.getInputProps('days')}
        />
        {create.error && <Failure problem={create.error} />}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {keys.create}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
