import { Button, Group, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../api/client.ts'
import { Dialog } from '../../common/dialog.tsx'
import { useMessages } from '../../common/messages.tsx'
import { problemText } from '../../common/problem-text.ts'
import { useKeptForm } from '../../common/use-kept-form.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { endpointsQuery } from './queries.ts'

interface AddEndpointDialogProps {
  projectId: string
  /** The initial address; empty for none. */
  suggested: string
  opened: boolean
  onClose: () => void
  /** Called with the signing secret, which is returned only once. */
  onAdded: (secret: string) => void
}

export function AddEndpointDialog({ opened, ...props }: AddEndpointDialogProps) {
  const { webhooks, common } = useTexts()
  return (
    <Dialog
      opened={opened}
      onClose={props.onClose}
      title={webhooks.add}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <AddForm {...props} />
    </Dialog>
  )
}

function AddForm({ projectId, suggested, onClose, onAdded }: Omit<AddEndpointDialogProps, 'opened'>) {
  const texts = useTexts()
  const { webhooks, common } = texts
  const { say } = useMessages()
  const queryClient = useQueryClient()
  const { form, forget } = useKeptForm({
    name: `new-endpoint.${projectId}${suggested}`,
    initial: { url: suggested },
    validate: { url: (url) => (url.trim() === '' ? webhooks.urlRequired : null) },
  })
  const add = useMutation({
    mutationFn: ({ url }: { url: string }) =>
      unwrap(
        api.POST('/console/api/projects/{projectId}/webhooks', {
          params: { path: { projectId } },
          body: { url: url.trim() },
        }),
      ),
    gcTime: 0, // the response contains the secret
    onSuccess({ secret }) {
      forget()
      form.setValues({ url: '' })
      say(webhooks.added)
      onAdded(secret)
      add.reset()
      void queryClient.invalidateQueries({ queryKey: endpointsQuery(projectId).queryKey })
    },
  })
  const refused = add.error === null ? null : problemText(add.error, texts)

  return (
    <form onSubmit={form.onSubmit((values) => add.mutate(values))} noValidate>
      <TextInput
        label={webhooks.url}
        description={webhooks.urlHint}
        type="url"
        maxLength={2048}
        data-autofocus
        {...form.getInputProps('url')}
        error={form.errors['url'] ?? refused}
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" loading={add.isPending}>
          {webhooks.submit}
        </Button>
      </Group>
    </form>
  )
}
