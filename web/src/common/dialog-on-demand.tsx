import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { loadPart } from '../api/load-part.ts'
import type { Problem } from '../api/problem.ts'
import { useTexts } from '../i18n/texts-provider.tsx'
import { useMessages } from './messages.tsx'
import { problemText } from './problem-text.ts'

interface DialogProps {
  opened: boolean
  onClose: () => void
}

/** A dialog that is loaded when it is first opened. Where that fails, it says so and is closed again. */
export function dialogOnDemand<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null

  return function DialogOnDemand(props: Props) {
    const texts = useTexts()
    const { say } = useMessages()
    const [Shown, setShown] = useState(() => loaded)
    // A dialog hands the focus back to what had it when `opened` changed, so it has to be there before.
    const [isThere, setIsThere] = useState(Shown !== null)
    const fail = useEffectEvent((problem: Problem) => {
      say(problemText(problem, texts), 'bad')
      props.onClose()
    })

    useEffect(() => {
      if (!props.opened || Shown) return
      let isLeft = false
      loadPart(load).then(
        (component) => {
          loaded = component
          if (!isLeft) setShown(() => component)
        },
        (problem: unknown) => {
          if (!isLeft) fail(problem as Problem)
        },
      )
      return () => {
        isLeft = true
      }
    }, [props.opened, Shown])
    useEffect(() => setIsThere(Shown !== null), [Shown])

    return Shown && <Shown {...props} opened={props.opened && isThere} />
  }
}
