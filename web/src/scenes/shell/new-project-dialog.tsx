import { Button, Group, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api, unwrap } from '../../api/client.ts'
import { projectsQuery } from '../../api/session-queries.ts'
import { Dialog } from '../../common/dialog.tsx'
import { useMessages } from '../../common/messages.tsx'
import { Failure } from '../../common/query-state.tsx'
import { useKeptForm } from '../../common/use-kept-form.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'

export function NewProjectDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { common, navigation, agents } = useTexts()
  const { say } = useMessages()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { form, forget } = useKeptForm({
    name: 'new-project',
    initial: { name: '' },
    validate: { name: (name) => (name.trim() === '' ? agents.nameRequired : null) },
  })
  const create = useMutation({
    mutationFn: (body: { name: string }) => unwrap(api.POST('/console/api/projects', { body })),
    onSuccess(project) {
      forget()
      form.setValues({ name: '' })
      onClose()
      say(navigation.projectCreated(project.name))
      void queryClient.invalidateQueries({ queryKey: projectsQuery().queryKey })
      void navigate({ to: '/projects/$projectId', params: { projectId: project.id } })
    },
  })

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={navigation.newProject}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <form onSubmit={form.onSubmit((values) => create.mutate(values))} noValidate>
        <TextInput label={navigation.projectName} data-autofocus maxLength={200} {...form.getInputProps('name')} />
        {create.error && <Failure problem={create.error} />}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {navigation.createProject}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
