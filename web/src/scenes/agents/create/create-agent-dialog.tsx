import { Button, Group, Radio, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api, unwrap } from '../../../api/client.ts'
import { Dialog } from '../../../common/dialog.tsx'
import { useMessages } from '../../../common/messages.tsx'
import { Failure } from '../../../common/query-state.tsx'
import { useKeptForm } from '../../../common/use-kept-form.ts'
import { useLanguage } from '../../../i18n/texts-provider.tsx'
import { agentQuery, agentsQuery } from '../queries.ts'
import styles from './create-agent-dialog.module.css'
import { emptyFlow, TEMPLATES } from './templates.ts'

interface CreateAgentDialogProps {
  projectId: string
  opened: boolean
  onClose: () => void
}

const EMPTY = 'empty'

export function CreateAgentDialog({ projectId, opened, onClose }: CreateAgentDialogProps) {
  const { language, texts } = useLanguage()
  const { agents, common } = texts
  const { say } = useMessages()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { form, forget } = useKeptForm({
    name: `new-agent.${projectId}`,
    initial: { template: TEMPLATES[0]?.id ?? EMPTY, name: '' },
    validate: { name: (name) => (name.trim() === '' ? agents.nameRequired : null) },
  })
  const create = useMutation({
    mutationFn({ template, name }: { template: string; name: string }) {
      const chosen = TEMPLATES.find(({ id }) => id === template)
      const flow = chosen ? { ...chosen.flow, name } : { ...emptyFlow(language, agents.greeting, agents.goodbye), name }
      const description = chosen ? agents.templateText(chosen.id, chosen).description : ''
      const body = { name, description, flow }
      return unwrap(api.POST('/console/api/projects/{projectId}/agents', { params: { path: { projectId } }, body }))
    },
    onSuccess(agent) {
      forget()
      form.reset()
      queryClient.setQueryData(agentQuery(agent.id).queryKey, agent)
      void queryClient.invalidateQueries({ queryKey: agentsQuery(projectId).queryKey })
      say(agents.created(agent.name))
      void navigate({ to: '/projects/$projectId/agents/$agentId/flow', params: { projectId, agentId: agent.id } })
    },
  })

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={agents.new}
      size="lg"
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <form onSubmit={form.onSubmit((values) => create.mutate(values))} noValidate>
        <p className={styles.lead}>{agents.newLead}</p>
        <Radio.Group label={agents.template} {...form.getInputProps('template')}>
          <div className={styles.templates}>
            {TEMPLATES.map((template) => {
              const { name, description } = agents.templateText(template.id, template)
              return (
                <Radio
                  key={template.id}
                  value={template.id}
                  label={name}
                  description={description}
                  className={styles.template ?? ''}
                />
              )
            })}
            <Radio
              value={EMPTY}
              label={agents.emptyFlow}
              description={agents.emptyFlowText}
              className={styles.template ?? ''}
            />
          </div>
        </Radio.Group>
        <TextInput label={agents.name} mt="md" maxLength={200} data-autofocus {...form.getInputProps('name')} />
        {create.error && <Failure problem={create.error} />}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {agents.create}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
