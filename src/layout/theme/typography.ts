/**
 * Names in scripts that Inter lacks fall to the system's own font. h1 is the poster's, h3 a record's name and the guest pages', h4 a page's
 * title, h5 a dialog's, h6 a section's; caption stands on second lines and hints, overline over columns and groups.
 */
export const typography = {
  fontFamily: '"Inter Variable", system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif',
  fontSize: 14,
  h1: { fontSize: 'clamp(2.375rem, 6.6cqi, 5.25rem)', lineHeight: 1, fontWeight: 740, letterSpacing: '-0.04em' },
  h2: { fontSize: '2rem', lineHeight: 1.2, fontWeight: 690, letterSpacing: '-0.025em' },
  h3: { fontSize: '1.875rem', lineHeight: 38 / 30, fontWeight: 690, letterSpacing: '-0.025em' },
  h4: { fontSize: '1.375rem', lineHeight: 28 / 22, fontWeight: 680, letterSpacing: '-0.02em' },
  h5: { fontSize: '1.125rem', lineHeight: 26 / 18, fontWeight: 660, letterSpacing: '-0.012em' },
  h6: { fontSize: '1rem', lineHeight: 1.5, fontWeight: 640, letterSpacing: '-0.006em' },
  subtitle1: { fontSize: '0.9375rem', lineHeight: 1.5, fontWeight: 620 },
  subtitle2: { fontSize: '0.8125rem', lineHeight: 18 / 13, fontWeight: 600 },
  body1: { fontSize: '0.875rem', lineHeight: 20 / 14 },
  body2: { fontSize: '0.875rem', lineHeight: 20 / 14 },
  caption: { fontSize: '0.8125rem', lineHeight: 18 / 13 },
  overline: { fontSize: '0.75rem', lineHeight: 16 / 12, fontWeight: 600, letterSpacing: 0, textTransform: 'none' },
  button: { fontSize: '0.875rem', lineHeight: 20 / 14, fontWeight: 620, letterSpacing: 0, textTransform: 'none' },
} as const;
