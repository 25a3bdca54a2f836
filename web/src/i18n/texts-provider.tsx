import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Texts } from './en.ts'
import { loadTexts, storeLanguage } from './language.ts'
import type { Language } from './languages.ts'

interface Spoken {
  language: Language
  texts: Texts
}

interface TextsContext extends Spoken {
  /** Rejects with a `Problem` where the texts cannot be loaded. */
  choose(language: Language): Promise<void>
}

const Context = createContext<TextsContext | null>(null)

/** Provides the texts of the selected language to the components below. */
export function TextsProvider({ initial, children }: { initial: Spoken; children: ReactNode }) {
  const [spoken, setSpoken] = useState(initial)

  useEffect(() => {
    document.documentElement.lang = spoken.language
  }, [spoken.language])

  const value = useMemo(
    () => ({
      ...spoken,
      async choose(language: Language) {
        const texts = await loadTexts(language)
        storeLanguage(language)
        setSpoken({ language, texts })
      },
    }),
    [spoken],
  )
  return <Context value={value}>{children}</Context>
}

/** Returns the console's texts in the user's language. */
export function useTexts(): Texts {
  return useLanguage().texts
}

export function useLanguage(): TextsContext {
  const context = use(Context)
  if (!context) throw new Error('useTexts needs a TextsProvider above it.')
  return context
}
