/** One family, shipped with the app; names in other scripts fall to the system's own font. Page titles are h4, sections h5 and h6. */
export const typography = {
  fontFamily: '"Inter Variable", system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif',
  fontSize: 14,
  h1: { fontSize: '2.25rem', lineHeight: 1.15, fontWeight: 680, letterSpacing: '-0.025em' },
  h2: { fontSize: '2rem', lineHeight: 1.2, fontWeight: 680, letterSpacing: '-0.022em' },
  h3: { fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 660, letterSpacing: '-0.02em' },
  h4: { fontSize: '1.5rem', lineHeight: 1.25, fontWeight: 660, letterSpacing: '-0.018em' },
  h5: { fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 620, letterSpacing: '-0.01em' },
  h6: { fontSize: '1rem', lineHeight: 1.4, fontWeight: 620, letterSpacing: '-0.006em' },
  subtitle1: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 560 },
  subtitle2: { fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 600 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
  body2: { fontSize: '0.875rem', lineHeight: 1.5 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
  overline: { fontSize: '0.75rem', lineHeight: 1.5, fontWeight: 600, letterSpacing: '0.02em', textTransform: 'none' },
  button: { fontSize: '0.875rem', lineHeight: 1.45, fontWeight: 600, letterSpacing: 0, textTransform: 'none' },
} as const;
