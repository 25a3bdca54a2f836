import { Autocomplete, Button, Group, Select, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api, unwrap } from '../../api/client.ts'
import { projectsQuery } from '../../api/session-queries.ts'
import type { Project } from '../../api/types.ts'
import { Facts } from '../../common/facts.tsx'
import { useMessages } from '../../common/messages.tsx'
import { PageHeader } from '../../common/page-header.tsx'
import { Failure, QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { useKeptForm } from '../../common/use-kept-form.ts'
import { useTexts } from '../../i18n/texts-provider.tsx'
import { providerName } from '../connections/provider-names.ts'
import { connectionsQuery } from '../connections/queries.ts'
import { useProjectId } from '../shell/use-project-id.ts'
import { projectQuery } from './queries.ts'
import styles from './settings-page.module.css'

const SPEECH = ['deepgram', 'sarvam', 'elevenlabs', 'cartesia', 'builtin'] as const
const TELEPHONY = ['telephony_a', 'telephony_b'] as const
const TIME_ZONES = Intl.supportedValuesOf('timeZone')

export function SettingsPage() {
  const { settings } = useTexts()
  const query = useQuery(projectQuery(useProjectId()))
  return (
    <>
      <PageHeader title={settings.title} lead={settings.lead} />
      <QueryState query={query}>{(project) => <SettingsForm key={project.id} project={project} />}</QueryState>
    </>
  )
}

function SettingsForm({ project }: { project: Project }) {
  const { settings, common } = useTexts()
  const { say } = useMessages()
  const queryClient = useQueryClient()
  const connections = useQuery(connectionsQuery(project.id))
  const { name, defaultModel, defaultSpeech, defaultTelephony, timeZone } = project
  const { form, changes, forget } = useKeptForm({
    name: `settings.${project.id}`,
    initial: { name, defaultModel, defaultSpeech, defaultTelephony, timeZone },
    validate: { name: (given) => (given.trim() === '' ? settings.nameRequired : null) },
  })
  const save = useMutation({
    mutationFn: () =>
      unwrap(
        api.PATCH('/console/api/projects/{projectId}', {
          params: { path: { projectId: project.id } },
          body: changes() as never, // the choices are those of the specification
        }),
      ),
    onSuccess(saved) {
      forget()
      queryClient.setQueryData(projectQuery(project.id).queryKey, saved)
      void queryClient.invalidateQueries({ queryKey: projectsQuery().queryKey })
      say(common.saved)
    },
  })
  const missing = (
    [
      ['speech', form.getValues().defaultSpeech],
      ['telephony', form.getValues().defaultTelephony],
      ['model', form.getValues().defaultModel.split(':')[0]],
    ] as const
  ).filter(
    ([kind, provider]) =>
      provider !== '' &&
      connections.data?.some((each) => each.kind === kind && each.provider === provider && !each.connected),
  )
  const choices = (providers: readonly string[]) => [
    { value: '', label: settings.notChosen },
    ...providers.map((value) => ({ value, label: providerName(value) })),
  ]

  return (
    <form className={styles.form} onSubmit={form.onSubmit(() => save.mutate())} noValidate>
      <TextInput label={settings.projectName} maxLength={200} {...form.getInputProps('name')} />
      <Section title={settings.defaults}>
        <div className={styles.fields}>
          <Autocomplete
            label={settings.model}
            description={settings.modelHint}
            data={['builtin:rules']}
            maxLength={200}
            {...form.getInputProps('defaultModel')}
          />
          <Select label={settings.speech} data={choices(SPEECH)} {...form.getInputProps('defaultSpeech')} />
          <Select label={settings.telephony} data={choices(TELEPHONY)} {...form.getInputProps('defaultTelephony')} />
          <Autocomplete
            label={settings.timeZone}
            description={settings.timeZoneHint}
            data={TIME_ZONES}
            limit={20}
            maxLength={64}
            {...form.getInputProps('timeZone')}
          />
        </div>
        {missing.length > 0 && (
          <p>
            {settings.notConnected} {missing.map(([, provider]) => providerName(provider ?? '')).join(', ')}.{' '}
            <Link to="/projects/$projectId/connections" params={{ projectId: project.id }}>
              {settings.toConnections}
            </Link>
          </p>
        )}
      </Section>
      {save.error && <Failure problem={save.error} />}
      <Group>
        <Button type="submit" loading={save.isPending}>
          {common.save}
        </Button>
      </Group>
      <Facts facts={[[settings.projectId, <code key="id">{project.id}</code>]]} />
    </form>
  )
}
