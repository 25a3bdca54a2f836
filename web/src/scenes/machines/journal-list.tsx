import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react'
import { Icon } from '../../common/icon.tsx'
import { exactTime, duration } from '../../common/times.ts'
import { useLanguage } from '../../i18n/texts-provider.tsx'
import { idleGaps, turnsBegun, type Journal } from '../../machine/journal.ts'
import { stateText } from '../../machine/state-tree.ts'
import styles from './journal-list.module.css'
import type { Entry } from './use-journal.ts'

interface JournalListProps {
  entries: Journal<Entry>
  /** Index of the selected entry. */
  selected: number
  onSelect: (index: number) => void
}

const ROW_PX = 46
const PAGE_ROWS = 10

/** The entries in order, one selected. Only visible ones are rendered. */
export function JournalList({ entries, selected, onSelect }: JournalListProps) {
  const { language, texts } = useLanguage()
  const { machines } = texts
  const list = useRef<HTMLDivElement>(null)
  const gaps = useMemo(() => idleGaps(entries), [entries])
  const turns = useMemo(() => turnsBegun(entries), [entries])
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions are used at once, in this render
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_PX,
    overscan: 6,
  })
  const idOf = (index: number) => `entry-${index + 1}`

  useEffect(() => {
    if (selected >= 0) rows.scrollToIndex(selected)
  }, [rows, selected])

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: selected + 1,
      ArrowUp: selected - 1,
      PageDown: selected + PAGE_ROWS,
      PageUp: selected - PAGE_ROWS,
      Home: 0,
      End: entries.length - 1,
    }
    const to = moves[event.key]
    if (to === undefined) return
    event.preventDefault()
    onSelect(Math.max(0, Math.min(entries.length - 1, to)))
  }

  return (
    <div
      ref={list}
      role="listbox"
      aria-label={machines.journal}
      tabIndex={0}
      aria-activedescendant={selected >= 0 ? idOf(selected) : undefined}
      onKeyDown={onKeyDown}
      className={styles.list}
    >
      <div role="presentation" style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const entry = entries[index]
          const gap = gaps[index] ?? null
          const turn = turns[index] ?? null
          return (
            // The list itself has the focus and handles the keys.
            <div
              key={index}
              id={idOf(index)}
              role="option"
              aria-selected={index === selected}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
              className={styles.entry}
              data-rejected={entry !== undefined && entry.rejected !== null}
              data-turn={turn !== null}
              style={{
                position: 'absolute',
                top: 0,
                insetInline: 0,
                height: ROW_PX,
                transform: `translateY(${start}px)`,
              }}
              onClick={() => onSelect(index)}
              title={entry && exactTime(entry.at, language)}
            >
              <span className={styles.head}>
                <span className={styles.seq}>{`#${index + 1} `}</span>
                {/* Where it is too long, what is cut is the beginning, which many events share. */}
                <span className={styles.event}>
                  <bdi>{entry ? entry.event.type : '…'}</bdi>
                </span>
                {entry && entry.rejected !== null && <Icon name="warning" size={14} />}
                {turn !== null && (
                  <span className={styles.turn} aria-hidden="true">
                    {machines.turn(turn)}
                  </span>
                )}
              </span>
              {/* An option is named by its number and event; the State region has the rest in words. */}
              {entry && (
                <span className={styles.state} aria-hidden="true">
                  {gap !== null && `${machines.idle(duration(gap, language))} · `}
                  {entry.startEffects.length > 0 && (
                    <span className={styles.note}>▸ {entry.startEffects.map(({ src }) => src).join(', ')} · </span>
                  )}
                  {stateText(entry.to)}
                </span>
              )}
            </div>
          )
        })}
      </div>
    </div>
  )
}
