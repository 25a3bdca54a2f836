import { TextInput } from '@mantine/core'
import { memo, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../../../common/icon.tsx'
import { asText, isObject, textsOf, type JsonObject, type Step } from '../../../flow/draft-flow.ts'
import { branchesOf } from '../../../flow/outlets.ts'
import { outlineOf, type OutlineItem } from '../../../flow/outline.ts'
import { useTexts } from '../../../i18n/texts-provider.tsx'
import { useDraft, useEditor, useFlow, useFlowCheck } from '../draft/draft-context.tsx'
import { StepIcon } from './step-icon.tsx'
import type { StepCommands } from './use-step-commands.ts'
import styles from './outline.module.css'

/** Larger flows get a search field. */
const SEARCH_FROM = 12
/** From this many steps on, those out of sight are not laid out. */
const MANY = 100
/** Where outline and inspector are below each other. */
const STACKED = '(max-width: 47.99em)'

/** The steps as a tree, in reading order: the main way to edit with keyboard and screen reader. */
export function Outline({ commands }: { commands: StepCommands }) {
  const { steps, step: words } = useTexts().editor
  const { session } = useDraft()
  const flow = useFlow()
  const selected = useEditor((state) => state.selected)
  const problems = useProblems()
  const [search, setSearch] = useState('')
  const tree = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const items = useMemo(() => outlineOf(flow), [flow])
  const shown = useMemo(() => items.filter(({ step }) => matches(step, search, words.outcomes)), [items, search, words])
  const current = shown.some(({ step }) => step.key === selected) ? selected : (shown[0]?.step.key ?? null)

  function select(key: string | undefined): void {
    if (key === undefined) return
    session.editor.getState().select(key)
    rowOf(tree.current, key)?.focus()
  }

  /** Where the inspector is below the outline, it comes into sight, as nobody would look for it there. */
  function open(key: string): void {
    select(key)
    if (window.matchMedia(STACKED).matches) requestAnimationFrame(showInspector)
  }

  // Keeps the row of the selected step visible, and moves the focus to it when a command replaced the focused element.
  useEffect(() => {
    if (selected === null) return
    const row = rowOf(tree.current, selected)
    row?.scrollIntoView({ block: 'nearest' })
    if (tree.current?.dataset['hadFocus'] === 'true') row?.focus()
  }, [selected, shown])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey) return
    const at = shown.findIndex(({ step }) => step.key === current)
    const handled = event.altKey ? onMove(event.key, commands) : onPlainKey(event.key, at)
    if (handled) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  function onPlainKey(key: string, at: number): boolean {
    const level = shown[at]?.level ?? 1
    switch (key) {
      case 'ArrowDown':
        return go(at + 1)
      case 'ArrowUp':
        return go(at - 1)
      case 'Home':
        return go(0)
      case 'End':
        return go(shown.length - 1)
      case 'ArrowRight':
        return (shown[at + 1]?.level ?? 0) > level ? go(at + 1) : true
      case 'ArrowLeft':
        return go(shown.findLastIndex((item, index) => index < at && item.level < level))
      case 'Enter':
        commands.edit('first')
        return true
      case 'F2':
        commands.edit('id')
        return true
      case 'c':
      case 'C':
        commands.edit('next')
        return true
      case 'a':
      case 'A':
        commands.add('say')
        return true
      case 'd':
      case 'D':
        commands.duplicate()
        return true
      case 'Delete':
        commands.remove()
        return true
      case '/':
        field.current?.focus()
        return true
      default:
        return false
    }
  }

  function go(index: number): boolean {
    select(shown[Math.max(0, Math.min(index, shown.length - 1))]?.step.key)
    return true
  }

  return (
    <div className={styles.outline}>
      {items.length >= SEARCH_FROM && (
        <TextInput
          ref={field}
          size="sm"
          type="search"
          aria-label={steps.find}
          placeholder={steps.find}
          leftSection={<Icon name="search" size={16} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setSearch('')
            if (event.key === 'ArrowDown' || event.key === 'Enter') {
              event.preventDefault()
              select(shown[0]?.step.key)
            }
          }}
        />
      )}
      {items.length === 0 && <p className={styles.none}>{steps.none}</p>}
      {items.length > 0 && shown.length === 0 && <p className={styles.none}>{steps.notFound}</p>}
      <div
        ref={tree}
        role="tree"
        aria-label={steps.tree}
        aria-description={steps.keys}
        className={styles.tree}
        data-many={shown.length >= MANY}
        onKeyDown={onKeyDown}
        onFocus={(event) => void (event.currentTarget.dataset['hadFocus'] = 'true')}
        onBlur={(event) => {
          if (event.relatedTarget !== null) event.currentTarget.dataset['hadFocus'] = 'false'
        }}
      >
        {shown.map((item, index) => (
          <Row
            key={item.step.key}
            item={item}
            position={index + 1}
            total={shown.length}
            isSelected={item.step.key === selected}
            isTabStop={item.step.key === current}
            isStart={item.step.id !== '' && item.step.id === flow['start']}
            problems={problems.get(item.step.key)?.count ?? 0}
            hasError={problems.get(item.step.key)?.hasError ?? false}
            onOpen={open}
          />
        ))}
      </div>
    </div>
  )
}

interface RowProps {
  item: OutlineItem
  position: number
  total: number
  isSelected: boolean
  isTabStop: boolean
  isStart: boolean
  problems: number
  hasError: boolean
  onOpen: (key: string) => void
}

const Row = memo(
  function Row({
    item: { step, level, isReached },
    position,
    total,
    isSelected,
    isTabStop,
    isStart,
    problems,
    hasError,
    onOpen,
  }: RowProps) {
    const { steps, step: words, types, unknownType } = useTexts().editor
    const notes = [
      isStart ? steps.start : '',
      isReached ? '' : steps.notReached,
      problems > 0 ? steps.problems(problems) : '',
    ]
    return (
      <div
        role="treeitem"
        aria-level={level}
        aria-posinset={position}
        aria-setsize={total}
        aria-selected={isSelected}
        aria-label={`${step.key}, ${step.type ?? unknownType}`}
        aria-description={notes.filter((note) => note !== '').join(', ') || undefined}
        tabIndex={isTabStop ? 0 : -1}
        data-key={step.key}
        data-reached={isReached}
        className={styles.row}
        style={{ paddingInlineStart: `${0.5 + (Math.min(level, 8) - 1) * 1.1}rem` }}
        onClick={() => onOpen(step.key)}
      >
        <span className={styles.icon} data-type={step.type} title={step.type ? types[step.type] : unknownType}>
          <StepIcon type={step.type} />
        </span>
        <span className={styles.words}>
          <span className={styles.id}>{step.key}</span>
          {/* As generated content, which is no part of the row's name. */}
          <span className={styles.summary} data-text={summaryOf(step, words.outcomes)} />
        </span>
        {problems > 0 && (
          <span className={styles.problem} aria-hidden="true" data-text={problems} data-error={hasError}>
            <Icon name={hasError ? 'error' : 'warning'} size={14} />
          </span>
        )}
      </div>
    )
  },
  (a, b) =>
    a.item.step.data === b.item.step.data &&
    a.item.step.key === b.item.step.key &&
    a.item.level === b.item.level &&
    a.item.isReached === b.item.isReached &&
    a.position === b.position &&
    a.total === b.total &&
    a.isSelected === b.isSelected &&
    a.isTabStop === b.isTabStop &&
    a.isStart === b.isStart &&
    a.problems === b.problems &&
    a.hasError === b.hasError,
)

/** Returns a short summary of the step. */
function summaryOf(step: Step, outcomes: Record<string, string>): string {
  switch (step.type) {
    case 'ask':
      return textsOf(step.data['fields']).join(', ')
    case 'branch':
      return [...new Set(branchesOf(step).map(comparedField))].filter((name) => name !== '').join(', ')
    case 'end': {
      const outcome = asText(step.data['outcome'])
      return [outcomes[outcome] ?? outcome, asText(step.data['say'])].filter((part) => part !== '').join(' · ')
    }
    case 'start':
    case 'say':
    case null:
      return asText(step.data['say'])
  }
}

function comparedField({ when }: JsonObject): string {
  return isObject(when) ? asText(when['field']) : ''
}

function matches(step: Step, search: string, outcomes: Record<string, string>): boolean {
  const wanted = search.trim().toLowerCase()
  return wanted === '' || `${step.key} ${summaryOf(step, outcomes)}`.toLowerCase().includes(wanted)
}

function showInspector(): void {
  document.querySelector('[data-inspector]')?.scrollIntoView({ block: 'start' })
}

function onMove(key: string, commands: StepCommands): boolean {
  if (key === 'ArrowUp') commands.moveUp()
  else if (key === 'ArrowDown') commands.moveDown()
  else return false
  return true
}

function rowOf(tree: HTMLElement | null, key: string): HTMLElement | null {
  return tree?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null
}

/** Problems of each step, by key. */
function useProblems(): ReadonlyMap<string, { count: number; hasError: boolean }> {
  const { issues } = useFlowCheck()
  return useMemo(() => {
    const found = new Map<string, { count: number; hasError: boolean }>()
    for (const { level, where } of issues) {
      if (where.node === null) continue
      const { count, hasError } = found.get(where.node) ?? { count: 0, hasError: false }
      found.set(where.node, { count: count + 1, hasError: hasError || level === 'error' })
    }
    return found
  }, [issues])
}
