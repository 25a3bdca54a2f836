import '@mantine/core/styles.css'
import './theme/tokens.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { watchStyles } from './api/missing-styles.ts'
import { Problem } from './api/problem.ts'
import { createQueryClient } from './api/query-client.ts'
import { MessagesProvider } from './common/messages.tsx'
import { followFocus, returnFocus } from './common/return-focus.ts'
import { initialLanguage, loadTexts } from './i18n/language.ts'
import { TextsProvider } from './i18n/texts-provider.tsx'
import { LOGIN_PATH } from './base-routes.ts'
import { createConsoleRouter } from './router.tsx'
import { cssVariables, theme } from './theme/theme.ts'

// The nonce that allows styles created while the page runs. Mantine adds it to its own styles, but the scroll lock
// behind a dialog asks `get-nonce`.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
setNonce(nonce)

const queryClient = createQueryClient({ onSignedOut: () => signOut(), onSettled: returnFocus })
followFocus()
watchStyles()
const { router, startLoading, signOut } = createConsoleRouter(queryClient)
// Together with the texts, not after them.
if (window.location.pathname !== LOGIN_PATH) startLoading()
const language = initialLanguage()
const texts = await loadTexts(language)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')
// A refused or unanswered request is shown on the page, which is no fault of it.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof Problem)) console.error(error)
}
createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <TextsProvider initial={{ language, texts }}>
        <QueryClientProvider client={queryClient}>
          <MessagesProvider>
            <RouterProvider router={router} />
          </MessagesProvider>
        </QueryClientProvider>
      </TextsProvider>
    </MantineProvider>
  </StrictMode>,
)
