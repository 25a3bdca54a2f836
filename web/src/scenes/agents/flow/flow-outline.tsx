import { ownValue } from '../../../../../src/base/own-value.ts'
import { useEffect, useRef } from 'react'
import { Icon, type IconName } from '../../../common/icon.tsx'
import { readOnlySteps, type ReadOnlyStep } from '../../../flow/read-only-steps.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import styles from './flow-outline.module.css'

const ICONS: Record<string, IconName> = { start: 'play', say: 'chat', ask: 'question', branch: 'branch', end: 'flag' }

interface FlowOutlineProps {
  flow: Record<string, unknown>
  /** Id of the highlighted step. */
  current?: string | null
  /** Ids of steps that the conversation has passed. */
  passed?: ReadonlySet<string>
}

/** The steps of a flow as a read-only list, with the current one highlighted. */
export function FlowOutline({ flow, current = null, passed }: FlowOutlineProps) {
  const texts = useTexts()
  const steps = readOnlySteps(flow)
  const list = useRef<HTMLOListElement>(null)
  // Only the list scrolls: the page stays where somebody reads or types.
  useEffect(() => {
    const lit = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && lit) list.current.scrollTop = lit.offsetTop - (list.current.clientHeight - lit.offsetHeight) / 2
  }, [current])
  if (steps.length === 0) return <p>{texts.flow.empty}</p>
  return (
    <ol ref={list} className={styles.steps} aria-label={texts.flow.steps} tabIndex={0}>
      {steps.map((step, index) => (
        <li
          key={`${step.id} ${index}`}
          className={styles.step}
          aria-current={step.id === current ? 'step' : undefined}
          data-passed={passed?.has(step.id) ? 'true' : undefined}
        >
          <span className={styles.icon} data-type={step.type}>
            <Icon name={ownValue(ICONS, step.type) ?? 'dash'} size={16} />
          </span>
          <div className={styles.body}>
            <span className={styles.id}>{step.id}</span>
            {step.text && <span className={styles.text}>{step.text}</span>}
            {step.fields.length > 0 && (
              <span className={styles.note}>
                {texts.flow.collects}: {step.fields.join(', ')}
              </span>
            )}
            <Exits step={step} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Exits({ step }: { step: ReadOnlyStep }) {
  const { flow, editor } = useTexts()
  const { operators, yes, no }: { operators: Record<string, string>; yes: string; no: string } = editor.step
  /** Several values separated by commas; texts without quotes. */
  const valueText = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(valueText).join(', ')
    if (typeof value === 'boolean') return value ? yes : no
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
  if (step.type !== 'branch') return null
  return (
    <span className={styles.note}>
      {step.exits.map(({ to, when }, index) => (
        <span key={index} className={styles.exit}>
          {when ? `${when.field} ${ownValue(operators, when.op) ?? when.op} ${valueText(when.value)}` : flow.otherwise}{' '}
          → {to}
        </span>
      ))}
    </span>
  )
}
