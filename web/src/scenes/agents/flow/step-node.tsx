import { Handle, Position, type NodeProps } from '@xyflow/react'
import { memo } from 'react'
import { asList, asText, isObject, textsOf, type Json, type Step } from '../../../flow/draft-flow.ts'
import { MAX_BRANCH_LINES } from '../../../flow/node-size.ts'
import { branchesOf, exitsOf } from '../../../flow/outlets.ts'
import { outletName } from '../../../flow/graph.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import type { StepFlowNode } from './canvas-elements.ts'
import { StepIcon } from './step-icon.tsx'
import styles from './canvas.module.css'

/** A step in the chart. Its controls are in the inspector. */
export const StepNode = memo(function StepNode({ data: { step, isStart, isSelected } }: NodeProps<StepFlowNode>) {
  const exits = exitsOf(step)
  return (
    <div className={styles.node} data-type={step.type} data-selected={isSelected} data-start={isStart}>
      <Handle type="target" position={Position.Top} className={styles.handle} />
      <div className={styles.head}>
        <StepIcon type={step.type} size={15} />
        <span className={styles.id}>{step.key}</span>
      </div>
      <Body step={step} />
      {exits.map(({ outlet }, index) => (
        <Handle
          key={outletName(outlet)}
          id={outletName(outlet)}
          type="source"
          position={Position.Bottom}
          className={styles.handle}
          style={{ left: `${((index + 1) * 100) / (exits.length + 1)}%` }}
        />
      ))}
    </div>
  )
})

function Body({ step }: { step: Step }) {
  const { canvas, step: words } = useTexts().editor
  const outcomes: Record<string, string> = words.outcomes
  if (step.type === 'branch') return <BranchBody step={step} />
  const text =
    step.type === 'ask'
      ? textsOf(step.data['fields']).join(', ') || asText(step.data['guidance'])
      : asText(step.data['say'])
  const outcome = step.type === 'end' ? asText(step.data['outcome']) : ''
  return (
    <>
      {outcome !== '' && <p className={styles.outcome}>{outcomes[outcome] ?? outcome}</p>}
      {outcome !== '' && text === '' ? null : (
        <p className={styles.text}>{text || <span className={styles.nothing}>{canvas.nothing}</span>}</p>
      )}
    </>
  )
}

function BranchBody({ step }: { step: Step }) {
  const { canvas, step: words } = useTexts().editor
  const shown = (value: Json | undefined): string => {
    if (typeof value === 'string') return value
    if (typeof value === 'boolean') return value ? words.yes : words.no
    return typeof value === 'number' ? String(value) : asList(value).map(shown).join(', ')
  }
  const branches = branchesOf(step)
  return (
    <ul className={styles.branches}>
      {branches.slice(0, MAX_BRANCH_LINES).map((branch, index) => {
        const when = isObject(branch['when']) ? branch['when'] : {}
        const operator = words.operators[when['op'] as keyof typeof words.operators] ?? asText(when['op'])
        return (
          <li key={index}>
            {asText(when['field'])} {operator} {shown(when['value'])}
          </li>
        )
      })}
      <li className={styles.nothing}>
        {branches.length > MAX_BRANCH_LINES
          ? canvas.moreBranches(branches.length - MAX_BRANCH_LINES)
          : canvas.otherwise}
      </li>
    </ul>
  )
}
