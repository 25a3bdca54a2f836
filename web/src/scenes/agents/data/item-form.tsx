import { Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { asFieldType } from '../../../flow/branch-commands.ts'
import { moveItem, removeItem, renameItem, setItemAttribute, type ListName } from '../../../flow/data-commands.ts'
import { asText, namesOf, stepsOf, textsOf, type Json, type JsonObject } from '../../../flow/draft-flow.ts'
import { setOptions } from '../../../flow/extension-commands.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { ChoiceSelect } from '../draft/choice-select.tsx'
import { useDraft, useFault, useFlow } from '../draft/draft-context.tsx'
import styles from '../draft/form.module.css'
import { ItemButtons } from '../draft/item-buttons.tsx'
import { useControl } from '../draft/use-control.ts'
import { FieldExtras } from './field-extras.tsx'
import { OptionsField } from './options-field.tsx'

interface ItemFormProps {
  list: ListName
  index: number
  data: JsonObject
  isFirst: boolean
  isLast: boolean
}

/** The form of one field or variable. */
export function ItemForm({ list, index, data, isFirst, isLast }: ItemFormProps) {
  const { data: words, done } = useTexts().editor
  const { session } = useDraft()
  const editor = session.editor.getState()
  const name = asText(data['name'])
  const pointer = `/${list}/${index}`
  const type = asFieldType(data['type'])
  const description = useControl(`${pointer}/description`)

  function set(attribute: string, value: Json | undefined, isTyping = false): void {
    const mergeKey = isTyping ? `${pointer} ${attribute}` : undefined
    editor.edit({ label: done.data, ...(mergeKey !== undefined && { mergeKey }) }, (flow) =>
      setItemAttribute(flow, list, index, attribute, value),
    )
  }

  return (
    <div className={styles.form} role="group" aria-label={name}>
      <div className={styles.row}>
        <NameField list={list} index={index} name={name} />
        {list === 'fields' && (
          <ChoiceSelect
            label={words.type}
            choices={Object.entries(words.types).map(([value, label]) => ({ value, label }))}
            value={type ?? asText(data['type'])}
            pointer={`${pointer}/type`}
            onChoose={(chosen) => set('type', chosen)}
          />
        )}
        {list === 'variables' && (
          <TextInput
            label={words.example}
            value={asText(data['example'])}
            data-pointer={`${pointer}/example`}
            onChange={({ currentTarget }) => set('example', currentTarget.value, true)}
          />
        )}
        <TextInput
          {...description}
          className={styles.wide}
          label={words.description}
          value={asText(data['description'])}
          onChange={({ currentTarget }) => set('description', currentTarget.value, true)}
        />
      </div>
      {type === 'enum' && list === 'fields' && (
        <OptionsField
          value={data['options']}
          pointer={`${pointer}/options`}
          onChange={(options) => editor.edit({ label: done.data, mergeKey: `${pointer} options` }, (flow) => setOptions(flow, index, options))}
        />
      )}
      <div className={styles.foot}>
        {list === 'fields' && (
          <>
            <Switch
              label={words.required}
              checked={data['required'] === true}
              data-pointer={`${pointer}/required`}
              onChange={({ currentTarget }) => set('required', currentTarget.checked)}
            />
            <AskedIn name={name} />
          </>
        )}
        <ItemButtons
          labels={{ up: words.moveUp(name), down: words.moveDown(name), remove: words.remove(name) }}
          isFirst={isFirst}
          isLast={isLast}
          onMove={(by) => editor.edit({ label: done.data }, (flow) => moveItem(flow, list, index, by))}
          onRemove={() => editor.edit({ label: done.data }, (flow) => removeItem(flow, list, index))}
        />
      </div>
      {list === 'fields' && <FieldExtras index={index} field={data} />}
    </div>
  )
}

/** Applied when it loses the focus; steps, conditions and placeholders are updated. */
function NameField({ list, index, name }: { list: ListName; index: number; name: string }) {
  const { data: words, done } = useTexts().editor
  const { session } = useDraft()
  const names = namesOf(useFlow(), list)
  const [typed, setTyped] = useState<string | null>(null)
  const wanted = typed?.trim() ?? name
  const fault = useFault(`/${list}/${index}/name`)
  const error = wanted === '' ? words.nameEmpty : wanted !== name && names.includes(wanted) ? words.nameTaken : null

  function take(): void {
    if (typed !== null && error === null)
      session.editor.getState().edit({ label: done.rename }, (flow) => renameItem(flow, list, index, wanted))
    setTyped(null)
  }

  return (
    <TextInput
      label={words.name}
      value={typed ?? name}
      maxLength={100}
      error={typed === null ? fault : error}
      data-pointer={`/${list}/${index}/name`}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take()
        if (event.key === 'Escape') setTyped(null)
      }}
    />
  )
}

function AskedIn({ name }: { name: string }) {
  const { data: words } = useTexts().editor
  const steps = stepsOf(useFlow()).filter((step) => textsOf(step.data['fields']).includes(name))
  return (
    <span className={styles.asked}>
      {steps.length === 0 ? words.askedNowhere : words.askedIn(steps.map((step) => step.key).join(', '))}
    </span>
  )
}
