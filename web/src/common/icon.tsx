import type { ReactNode } from 'react'

/** Drawn on 20 × 20 with lines of 1.6. */
const SHAPES = {
  overview: <path d="M3 10.5 10 4l7 6.5M5 9v7h10V9M8.5 16v-4h3v4" />,
  agents: <path d="M4 5h12v8H9l-3 3v-3H4zM7.5 8h5M7.5 10.5h3" />,
  calls: (
    <path d="M6 3.5 8 7 6.5 8.5c.7 2 2.200 3.600 4.500 4.800L13 12l3.500 2c-.3 1.800-1.400 2.500-2.800 2.500C8.500 16.500 3.500 11 3.500 6.300 3.500 4.700 4.300 3.700 6 3.500Z" />
  ),
  machines: <path d="M3 4.500h5v4H3zM12 11.500h5v4h-5zM8 6.500h3.500a2 2 0 0 1 2 2v3M11.500 9.500l2 2 2-2" />,
  keys: <path d="M9.500 10.500a3.500 3.500 0 1 1 1-1l6 6v1.500h-2.500v-2h-2v-2h-1.500ZM6.500 6.500h.01" />,
  webhooks: (
    <path d="M7.500 8.500 5 13M10 6a2.500 2.500 0 1 0-3.200 2.400M5 13a2.300 2.300 0 1 0 2 2h6M10 6l2.600 4.500M15 15a2.300 2.300 0 1 0-2.400-4.500" />
  ),
  connections: (
    <path d="M7 7.500 4.500 10a2.800 2.800 0 0 0 0 4 2.800 2.800 0 0 0 4 0L11 11.500M9 8.500 11.500 6a2.800 2.800 0 0 1 4 0 2.800 2.800 0 0 1 0 4L13 12.500M8 12l4-4" />
  ),
  api: <path d="m7 6-4 4 4 4M13 6l4 4-4 4M11 4.500l-2 11" />,
  settings: <path d="M3 6h8M15 6h2M3 14h2M9 14h8M11 4v4h4V4zM5 12v4h4v-4z" />,
  person: <path d="M10 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 16.500c.6-2.700 3-4 6-4s5.400 1.300 6 4" />,
  plus: <path d="M10 4v12M4 10h12" />,
  check: <path d="m4 10.500 4 4 8-9" />,
  cross: <path d="m5 5 10 10M15 5 5 15" />,
  warning: <path d="M10 3.500 2.500 16.500h15zM10 8.500v3.500M10 14.200h.01" />,
  error: <path d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6.500V11M10 13.500h.01" />,
  info: <path d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 9.500v4M10 6.700h.01" />,
  clock: <path d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6v4l2.500 2" />,
  live: (
    <path d="M10 11.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM6.500 13.500a5 5 0 0 1 0-7M13.500 6.500a5 5 0 0 1 0 7M4 16a8.500 8.500 0 0 1 0-12M16 4a8.500 8.500 0 0 1 0 12" />
  ),
  dash: <path d="M5 10h10" />,
  copy: <path d="M7 7h9v9H7zM4 13V4h9" />,
  trash: <path d="M4 6h12M8 6V4h4v2M6 6l.7 10h6.600L14 6M8.700 9v4.500M11.300 9v4.500" />,
  refresh: <path d="M16 10a6 6 0 1 1-1.800-4.300M16 3v3.500h-3.500" />,
  send: <path d="m3.500 10 13-6-4 13-3-5.500zM9.500 11.500 16.500 4" />,
  search: <path d="M9 14.500a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11ZM13 13l4 4" />,
  down: <path d="m5 8 5 5 5-5" />,
  right: <path d="m8 5 5 5-5 5" />,
  left: <path d="m12 5-5 5 5 5" />,
  more: <path d="M5 10h.01M10 10h.01M15 10h.01" />,
  menu: <path d="M3 5.500h14M3 10h14M3 14.500h14" />,
  external: <path d="M8 5H4.500v10.500H15V12M11 4h5v5M16 4l-7 7" />,
  download: <path d="M10 3.500v9M6.500 9.500l3.500 3.500 3.500-3.500M4 16.500h12" />,
  play: <path d="m6 4 10 6-10 6z" />,
  stop: <path d="M5 5h10v10H5z" />,
  phone: <path d="M6.500 2.500h7v15h-7zM9 15h2" />,
  chat: <path d="M3.500 4.500h13v9H10l-3.500 3v-3h-3z" />,
  mic: (
    <path d="M10 12a2.500 2.500 0 0 0 2.500-2.500V6a2.500 2.500 0 0 0-5 0v3.500A2.500 2.500 0 0 0 10 12ZM5 9.500a5 5 0 0 0 10 0M10 14.500V17" />
  ),
  undo: <path d="M8 5 4 9l4 4M4 9h8a4 4 0 0 1 0 8h-2" />,
  redo: <path d="m12 5 4 4-4 4M16 9H8a4 4 0 0 0 0 8h2" />,
  fork: <path d="M6 5v10M6 11c0-3 8-1 8-6M6 5h.01M14 5h.01M6 15h.01" />,
  eye: (
    <path d="M2.500 10S5 5 10 5s7.500 5 7.500 5-2.500 5-7.500 5-7.500-5-7.500-5ZM10 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />
  ),
  theme: <path d="M10 17a7 7 0 1 0 0-14v14Z" />,
  user: <path d="M10 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 16.500c.6-2.700 3-4 6-4s5.400 1.300 6 4" />,
  flag: <path d="M5 17V4h9l-2 3 2 3H5" />,
  question: <path d="M7.500 7.500a2.500 2.500 0 1 1 3.500 2.300c-.7.400-1 .9-1 1.700M10 14h.01" />,
  branch: <path d="M10 3.500v4M10 7.500 5 12v4.500M10 7.500l5 4.500v4.500" />,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof SHAPES

interface IconProps {
  name: IconName
  size?: number
}

/** A decorative icon beside text: hidden from screen readers, in the colour of the text. */
export function Icon({ name, size = 18 }: IconProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className="icon"
    >
      {SHAPES[name]}
    </svg>
  )
}
