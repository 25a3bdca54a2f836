import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

/**
 * A calm green-blue; the eighth shade has enough contrast for white text in light mode, the sixth for dark text in dark
 * mode.
 */
const pine: MantineColorsTuple = [
  '#eaf7f4',
  '#d6ece7',
  '#abd9cf',
  '#7cc5b6',
  '#55b3a1',
  '#3ba393',
  '#258a7b',
  '#1a6f63',
  '#155a51',
  '#0c443d',
]

/** Greys of dark surfaces, tinted with the green-blue. */
const dark: MantineColorsTuple = [
  '#e4e9ec',
  '#c3ccd2',
  '#a5afb8',
  '#7d8890',
  '#4a545b',
  '#333c42',
  '#20272b',
  '#191e21',
  '#14181b',
  '#0f1214',
]

export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 7 },
  colors: { pine, dark },
  fontFamily:
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Devanagari', 'Nirmala UI', 'Mangal', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace",
  headings: { fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        overlayProps: { backgroundOpacity: 0.45 },
        transitionProps: { duration: 100 },
        classNames: { title: 'dialog-title' },
      },
    },
    // A hint is read after the control it is about.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    // A menu may hold nothing but its items.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 300 } },
    Select: { defaultProps: { allowDeselect: false } },
  },
})

/** Mantine's own values for these have too little contrast. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#55606b',
    '--mantine-color-placeholder': '#68737e',
    '--mantine-color-error': '#b42318',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#1b2126',
    '--mantine-color-red-filled': '#b42318',
    '--mantine-color-red-filled-hover': '#912018',
    '--mantine-color-anchor': '#155a51',
  },
  dark: {
    '--mantine-color-dimmed': '#a5afb8',
    '--mantine-color-placeholder': '#929ca6',
    '--mantine-color-error': '#ff9c92',
    '--mantine-color-body': '#14181b',
    '--mantine-color-text': '#e4e9ec',
    '--mantine-color-red-filled': '#b42318',
    '--mantine-color-red-filled-hover': '#912018',
    '--mantine-color-anchor': '#7cc5b6',
    // Of buttons and rows that are tinted: theirs would be near black, and of the same white as all other words.
    '--mantine-color-pine-light': '#173530',
    '--mantine-color-pine-light-hover': '#1e423c',
    '--mantine-color-pine-light-color': '#7cc5b6',
    '--mantine-color-red-light-color': '#ff9c92',
    '--mantine-color-default': '#1d2327',
    '--mantine-color-default-border': '#3a444b',
  },
})
