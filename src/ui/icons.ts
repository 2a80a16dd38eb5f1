/** Line icons of the interface: 24 × 24, stroked, drawn for this site. */
export const icons = {
  chevron: 'm6 9 6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  copy: 'M9 9V5.5A1.5 1.5 0 0 1 10.5 4h8A1.5 1.5 0 0 1 20 5.5v8a1.5 1.5 0 0 1-1.5 1.5H15M5.500 9h8A1.5 1.5 0 0 1 15 10.500v8a1.5 1.5 0 0 1-1.500 1.500h-8A1.5 1.5 0 0 1 4 18.500v-8A1.5 1.5 0 0 1 5.500 9Z',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  language:
    'M3 5.5h10M8 3.5v2M5.5 5.5c.6 3 3 6 6 7.5M11 5.5c-.8 3.5-3.5 6.5-7.5 8M12.5 20.5l4.25-10 4.25 10M14 17h5.5',
  page: 'M7 3.5h7L18.5 8v11a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5ZM14 3.5V8h4.5M9 12.5h6M9 16h6',
  external: 'M9 6h9v9M18 6 7 17',
  search: 'm20 20-4.5-4.5M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
  up: 'M12 19V5.5M6 11.5l6-6 6 6',
  replay: 'M4.5 12a7.5 7.5 0 1 0 2.5-5.6M7 2.5v4h4',
  enlarge: 'M14 4h6v6M20 4l-6.5 6.5M10 20H4v-6M4 20l6.5-6.5',
  option:
    'M4 7.5h9m5 0h2M4 16.5h2m5 0h9M15.5 5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Zm-7 9a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  header: 'M9.5 4.5 7.5 19.5m9-15-2 15M5 9.5h14.5M4.5 14.5H19',
  content: 'M4.5 6.5h15M4.5 12h15M4.5 17.5h9',
  recent: 'M4.5 12a7.5 7.5 0 1 0 2.3-5.400L4.5 9m0-4.5V9H9m3-.5V12l2.5 2',
} as const;

export type IconName = keyof typeof icons;
