import { cloneElement, useEffect, useState, type ComponentType, type ReactElement } from 'react'
import { loadPart } from '../api/load-part.ts'
import type { Problem } from '../api/problem.ts'
import { useTexts } from '../i18n/texts-provider.tsx'
import { useMessages } from './messages.tsx'
import { problemText } from './problem-text.ts'

interface ButtonProps {
  onClick?: () => void
  onFocus?: () => void
  onPointerEnter?: () => void
  autoFocus?: boolean
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

export interface MenuOnDemandProps {
  /** The button that opens the menu. */
  button: ReactElement<ButtonProps>
}

/**
 * A button whose menu is loaded when somebody points at it or opens it. From then on the menu draws the button, with
 * the focus, and is open from the start.
 */
export function menuOnDemand<Props extends MenuOnDemandProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function MenuOnDemand(props: Props) {
    const texts = useTexts()
    const { say } = useMessages()
    const [isWanted, setIsWanted] = useState(false)
    const [Menu, setMenu] = useState<ComponentType<Props> | null>(null)

    useEffect(() => {
      if (!isWanted) return
      loadPart(load).then(
        (component) => setMenu(() => component),
        (problem: unknown) => {
          setIsWanted(false)
          say(problemText(problem as Problem, texts), 'bad')
        },
      )
    }, [isWanted, say, texts])

    if (Menu) return <Menu {...props} button={cloneElement(props.button, { autoFocus: true })} />
    return cloneElement(props.button, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => setIsWanted(true),
    })
  }

  function preload(): void {
    load().catch(() => {})
  }
}
