import { Select } from '@mantine/core'
import { useMemo, useState, type KeyboardEvent } from 'react'
import type { Step, StepType } from '../../../../flow/draft-flow.ts'
import { exitsOf, type Outlet } from '../../../../flow/outlets.ts'
import { addStep, connect, sameOutlet } from '../../../../flow/step-commands.ts'
import { useTexts } from '../../../../i18n/texts-provider.tsx'
import { useDraft, useGraph } from '../../draft/draft-context.tsx'
import { useControl } from '../../draft/use-control.ts'

interface StepPickerProps {
  step: Step
  outlet: Outlet
  label: string
  /** JSON pointer of the edited value. */
  pointer: string
}

const NONE = 'none:'
const CREATE = 'create:'
const GO_TO = 'step:'
const CREATED: readonly StepType[] = ['say', 'ask', 'branch', 'end']

/** Selects the target of an exit, or none, or creates a new step there. */
export function StepPicker({ step, outlet, label, pointer }: StepPickerProps) {
  const { step: words, types, done } = useTexts().editor
  const { session } = useDraft()
  const { steps } = useGraph()
  const to = exitsOf(step).find((exit) => sameOutlet(exit.outlet, outlet))?.to ?? ''
  const control = useControl(pointer)
  const [search, setSearch] = useState<string | null>(null)

  const data = useMemo(() => {
    const ids = [...new Set(steps.map(({ id }) => id).filter((id) => id !== ''))]
    return [
      { value: NONE, label: words.nextNone },
      ...ids.map((id) => ({ value: GO_TO + id, label: id })),
      ...(to !== '' && !ids.includes(to) ? [{ value: GO_TO + to, label: words.nextMissing(to) }] : []),
      ...CREATED.map((type) => ({ value: CREATE + type, label: words.create(types[type]) })),
    ]
  }, [steps, to, words, types])
  const shown = to === '' ? '' : (data.find(({ value }) => value === GO_TO + to)?.label ?? to)

  function choose(value: string | null): void {
    const editor = session.editor.getState()
    setSearch(null)
    const created = CREATED.find((type) => value === CREATE + type)
    if (created) {
      editor.edit({ label: done.add }, (flow) => addStep(flow, created, { after: step.key, outlet }).flow)
    } else {
      const target = value?.startsWith(GO_TO) ? value.slice(GO_TO.length) : ''
      editor.edit({ label: done.connect }, (flow) => connect(flow, step.key, outlet, target))
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    const isWhole = selectionStart === 0 && selectionEnd === value.length
    const isDelete = event.key === 'Delete' && (isWhole || selectionEnd === value.length)
    if (!isDelete && !(event.key === 'Backspace' && isWhole)) return
    event.preventDefault()
    choose(null)
  }

  return (
    <Select
      {...control}
      label={label}
      role="combobox"
      aria-autocomplete="list"
      searchable
      clearable
      allowDeselect={false}
      selectFirstOptionOnChange
      placeholder={words.nextNone}
      nothingFoundMessage={words.nextNone}
      maxDropdownHeight={260}
      limit={400}
      data={data}
      value={to === '' ? null : GO_TO + to}
      searchValue={search ?? shown}
      onSearchChange={(text) => setSearch(text === shown ? null : text)}
      onBlur={() => setSearch(null)}
      onChange={choose}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={onKeyDown}
      clearButtonProps={{ 'aria-label': words.clear, 'aria-hidden': false, tabIndex: 0, miw: 24, mih: 24 }}
      comboboxProps={{ withinPortal: true }}
    />
  )
}
