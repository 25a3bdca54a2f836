import {
  asFieldType,
  fittingValue,
  OPERATORS,
  operatorsFor,
  setCondition,
  type Operator,
} from '../../../../flow/branch-commands.ts'
import {
  asText,
  isObject,
  namesOf,
  objectsOf,
  textsOf,
  type Json,
  type JsonObject,
  type Step,
} from '../../../../flow/draft-flow.ts'
import { useTexts } from '../../../../i18n/texts-provider.tsx'
import { ChoiceSelect } from '../../draft/choice-select.tsx'
import { useDraft, useFlow } from '../../draft/draft-context.tsx'
import { ConditionValue } from './condition-value.tsx'

interface ConditionFieldsProps {
  step: Step
  index: number
  branch: JsonObject
  /** JSON pointer of the condition. */
  pointer: string
}

/** Field, comparison and value of a branch; the comparisons and the kind of value are those of the field's type. */
export function ConditionFields({ step, index, branch, pointer }: ConditionFieldsProps) {
  const { step: words, done } = useTexts().editor
  const { session } = useDraft()
  const flow = useFlow()
  const when = isObject(branch['when']) ? branch['when'] : {}
  const field = asText(when['field'])
  const operator = OPERATORS.find((one) => one === when['op']) ?? null
  const { type, options } = factsOf(field)
  const names = namesOf(flow, 'fields')
  const operators = operatorsFor(type)

  function factsOf(name: string) {
    const data = objectsOf(flow, 'fields').find((one) => one.data['name'] === name)?.data
    return { type: asFieldType(data?.['type']), options: textsOf(data?.['options']) }
  }

  function change(next: { field?: string; op?: Operator; value?: Json }, mergeKey?: string): void {
    const name = next.field ?? field
    const facts = factsOf(name)
    const wanted = next.op ?? operator ?? 'eq'
    const op = operatorsFor(facts.type).includes(wanted) ? wanted : 'eq'
    const value = 'value' in next ? (next.value ?? null) : fittingValue(op, facts.type, facts.options, when['value'])
    session.editor
      .getState()
      .edit({ label: done.data, ...(mergeKey !== undefined && { mergeKey }) }, (now) =>
        setCondition(now, step.key, index, { ...when, op, field: name, value }),
      )
  }

  return (
    <>
      <ChoiceSelect
        label={words.field}
        choices={names.map((name) => ({ value: name, label: name }))}
        value={field}
        unknown={field === '' ? words.nextNone : words.nextMissing(field)}
        pointer={`${pointer}/field`}
        onChoose={(name) => change({ field: name })}
      />
      <ChoiceSelect
        label={words.operator}
        choices={[...new Set([...operators, ...(operator ? [operator] : [])])].map((op) => ({
          value: op,
          label: words.operators[op],
        }))}
        value={operator ?? ''}
        unknown={asText(when['op']) || words.nextNone}
        pointer={`${pointer}/op`}
        onChoose={(chosen) => {
          const op = OPERATORS.find((one) => one === chosen)
          if (op) change({ op })
        }}
      />
      <ConditionValue
        operator={operator ?? 'eq'}
        type={type}
        options={options}
        value={when['value']}
        pointer={`${pointer}/value`}
        onChange={(value) => change({ value }, `${step.key} branch ${index} value`)}
      />
    </>
  )
}
