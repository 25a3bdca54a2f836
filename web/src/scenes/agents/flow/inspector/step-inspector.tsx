import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { Icon } from '../../../../common/icon.tsx'
import { STEP_TYPES, type Step } from '../../../../flow/draft-flow.ts'
import { setFlowAttribute } from '../../../../flow/data-commands.ts'
import { neighboursOf } from '../../../../flow/graph.ts'
import { changeType } from '../../../../flow/step-commands.ts'
import { useTexts } from '../../../../i18n/texts-provider.tsx'
import { ChoiceSelect } from '../../draft/choice-select.tsx'
import { useDraft, useEditor, useFlow, useGraph } from '../../draft/draft-context.tsx'
import type { StepCommands } from '../use-step-commands.ts'
import { AskPart } from './ask-part.tsx'
import { BranchPart } from './branch-part.tsx'
import { OutcomePicker } from './outcome-picker.tsx'
import { SaysField } from './says-field.tsx'
import { StepIdField } from './step-id-field.tsx'
import { StepPicker } from './step-picker.tsx'
import styles from './step-inspector.module.css'

/** The form of the selected step. */
export function StepInspector({ commands }: { commands: StepCommands }) {
  const { step: words } = useTexts().editor
  const graph = useGraph()
  const selected = useEditor((state) => state.selected)
  const step = useMemo(() => graph.steps.find(({ key }) => key === selected), [graph, selected])
  return (
    <section aria-label={words.region} data-inspector className={styles.inspector}>
      {step ? (
        <StepForm key={step.index} step={step} commands={commands} />
      ) : (
        <p className={styles.none}>{words.none}</p>
      )}
    </section>
  )
}

function StepForm({ step, commands }: { step: Step; commands: StepCommands }) {
  const { step: words, types, unknownType, done } = useTexts().editor
  const { session } = useDraft()
  const editor = session.editor.getState()
  return (
    <>
      <StepIdField step={step} />
      <ChoiceSelect
        label={words.type}
        choices={STEP_TYPES.map((type) => ({ value: type, label: types[type] }))}
        value={step.type ?? ''}
        unknown={unknownType}
        pointer={`/nodes/${step.index}/type`}
        onChoose={(chosen) => {
          const type = STEP_TYPES.find((one) => one === chosen)
          if (type) editor.edit({ label: done.type }, (flow) => changeType(flow, step.key, type))
        }}
      />
      <TypePart step={step} />
      <StartLine step={step} />
      <LeadsHere step={step} />
      <div className={styles.actions}>
        <Button variant="subtle" size="xs" onClick={() => commands.moveUp()}>
          {words.moveUp}
        </Button>
        <Button variant="subtle" size="xs" onClick={() => commands.moveDown()}>
          {words.moveDown}
        </Button>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<Icon name="copy" size={14} />}
          onClick={() => commands.duplicate()}
        >
          {words.duplicate}
        </Button>
        <Button
          variant="subtle"
          size="xs"
          color="red"
          leftSection={<Icon name="trash" size={14} />}
          onClick={() => commands.remove()}
        >
          {words.delete}
        </Button>
      </div>
    </>
  )
}

/** The controls of the step's type. */
function TypePart({ step }: { step: Step }) {
  const { step: words } = useTexts().editor
  const next = <StepPicker step={step} outlet="next" label={words.next} pointer={`/nodes/${step.index}/next`} />
  switch (step.type) {
    case 'start':
    case 'say':
      return (
        <>
          <SaysField step={step} hint={words.saysHint} />
          {next}
        </>
      )
    case 'ask':
      return (
        <>
          <AskPart step={step} />
          {next}
        </>
      )
    case 'branch':
      return <BranchPart step={step} />
    case 'end':
      return (
        <>
          <SaysField step={step} hint={words.saysEnd} />
          <OutcomePicker step={step} />
        </>
      )
    case null:
      return null
  }
}

function StartLine({ step }: { step: Step }) {
  const { step: words, done } = useTexts().editor
  const { session } = useDraft()
  const start = useFlow()['start']
  if (step.id === '') return null
  if (start === step.id) return <p className={styles.note}>{words.isStart}</p>
  return (
    <div>
      <Button
        variant="default"
        size="xs"
        onClick={() =>
          session.editor.getState().edit({ label: done.connect }, (flow) => setFlowAttribute(flow, 'start', step.id))
        }
      >
        {words.makeStart}
      </Button>
    </div>
  )
}

/** Links to the steps that lead to this one. */
function LeadsHere({ step }: { step: Step }) {
  const { step: words } = useTexts().editor
  const { session } = useDraft()
  const graph = useGraph()
  const { before } = useMemo(() => neighboursOf(graph, step.key), [graph, step.key])
  if (before.length === 0) return null
  return (
    <p className={styles.note}>
      {words.leadsHere}:{' '}
      {before.slice(0, 8).map((other, index) => (
        <span key={other.key}>
          {index > 0 && ', '}
          <button type="button" className={styles.link} onClick={() => session.editor.getState().select(other.key)}>
            {other.key}
          </button>
        </span>
      ))}
      {before.length > 8 && ' …'}
    </p>
  )
}
