import { Checkbox, NumberInput, Textarea, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Section } from '../../../common/section.tsx'
import { setSetting } from '../../../flow/data-commands.ts'
import { asText, isObject, textsOf, type Json } from '../../../flow/draft-flow.ts'
import { LANGUAGE_NAMES } from '../../../i18n/languages.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { AgentSettings } from './agent-settings.tsx'
import { TimeAndReading } from './time-and-reading.tsx'
import { DraftBar } from '../draft/draft-bar.tsx'
import { useDraft, useFault, useFlow } from '../draft/draft-context.tsx'
import styles from '../draft/form.module.css'
import { useControl } from '../draft/use-control.ts'

const LANGUAGES = ['en', 'hi'] as const
const DEFAULTS = { maxAttempts: 3, maxDurationSec: 600 }

/** Settings of the flow, which are part of the draft, and of the agent, which take effect when saved. */
export function SettingsTab() {
  const { projectId } = useDraft()
  const navigate = useNavigate()
  const onDeleted = () => void navigate({ to: '/projects/$projectId/agents', params: { projectId } })
  return (
    <div className={styles.tab}>
      <DraftBar />
      <FlowSettings />
      <AgentSettings onDeleted={onDeleted} />
    </div>
  )
}

function FlowSettings() {
  const { settings: words, done } = useTexts().editor
  const { session } = useDraft()
  const flow = useFlow()
  const settings = isObject(flow['settings']) ? flow['settings'] : {}
  const control = {
    persona: useControl('/settings/persona'),
    maxAttempts: useControl('/settings/maxAttempts'),
    maxDuration: useControl('/settings/maxDurationSec'),
    voice: useControl('/settings/voiceId'),
  }
  const chosen = 'languages' in settings ? textsOf(settings['languages']) : ['en']

  function set(name: string, value: Json | undefined, isTyping = false): void {
    const change = { label: done.settings, ...(isTyping && { mergeKey: `settings ${name}` }) }
    session.editor.getState().edit(change, (now) => setSetting(now, name, value))
  }

  return (
    <Section title={words.flow} lead={words.flowLead}>
      <div className={styles.form}>
        <Textarea
          {...control.persona}
          label={words.persona}
          description={words.personaHint}
          autosize
          minRows={2}
          maxRows={10}
          value={asText(settings['persona'])}
          onChange={({ currentTarget }) => set('persona', currentTarget.value, true)}
        />
        <Checkbox.Group
          label={words.languages}
          value={chosen}
          error={useFault('/settings/languages')}
          onChange={(languages) =>
            set(
              'languages',
              LANGUAGES.filter((language) => languages.includes(language)),
            )
          }
        >
          <div className={styles.foot} data-pointer="/settings/languages" tabIndex={-1}>
            {LANGUAGES.map((language) => (
              <Checkbox key={language} value={language} label={LANGUAGE_NAMES[language]} />
            ))}
          </div>
        </Checkbox.Group>
        <div className={styles.row}>
          <NumberInput
            {...control.maxAttempts}
            label={words.maxAttempts}
            min={1}
            max={10}
            allowDecimal={false}
            clampBehavior="none"
            value={numberOr(settings['maxAttempts'], DEFAULTS.maxAttempts)}
            onChange={(value) => set('maxAttempts', typeof value === 'number' ? value : undefined, true)}
          />
          <NumberInput
            {...control.maxDuration}
            label={words.maxDuration}
            min={30}
            max={14_400}
            step={30}
            allowDecimal={false}
            clampBehavior="none"
            value={numberOr(settings['maxDurationSec'], DEFAULTS.maxDurationSec)}
            onChange={(value) => set('maxDurationSec', typeof value === 'number' ? value : undefined, true)}
          />
          <TextInput
            {...control.voice}
            label={words.voice}
            description={words.voiceHint}
            value={asText(settings['voiceId'])}
            onChange={({ currentTarget }) => set('voiceId', currentTarget.value || undefined, true)}
          />
        </div>
        <TimeAndReading settings={settings} set={set} />
      </div>
    </Section>
  )
}

function numberOr(value: Json | undefined, byDefault: number): number | string {
  return value === undefined ? byDefault : typeof value === 'number' ? value : ''
}
