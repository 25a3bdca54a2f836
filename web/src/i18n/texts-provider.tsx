import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Texts } from './en.ts'
import { loadTexts, storeLanguage, type Language } from './language.ts'

interface Spoken {
  language: Language
  texts: Texts
}

interface TextsContext extends Spoken {
  choose(language: Language): void
}

const Context = createContext<TextsContext | null>(null)

/** Gives every component below it the texts of the chosen language. */
export function TextsProvider({ initial, children }: { initial: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(initial)

  useEffect(() => {
    document.documentElement.lang = spoken.language
  }, [spoken.language])

  const value = useMemo(
    () => ({
      ...spoken,
      choose(language: Language) {
        storeLanguage(language)
        void loadTexts(language).then((texts) => setSpoken({ language, texts }))
      },
    }),
    [spoken],
  )
  return <Context value={value}>{children}</Context>
}

/** The texts of the console in the viewer's language. */
export function useTexts(): Texts {
  return useLanguage().texts
}

export function useLanguage(): TextsContext {
  const context = use(Context)
  if (!context) throw new Error('useTexts needs a TextsProvider above it.')
  return context
}
