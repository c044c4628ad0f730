import Box from '@mui/material/Box';
import { alpha, type Theme } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { recordName } from '../../contract/kinds';
import type { CatalogueRecord } from '../../providers/types';
import { useCatalogueResource } from '../CatalogueResource';
import { PageBar } from '../PageBar';
import { PageTitle } from '../PageTitle';
import { PHONE } from '../widths';
import { BackLink } from './BackLink';
import { Cover } from './Cover';
import { type Rgb, useCoverColour } from './coverColour';

/** The record's own colour washes its header, faint enough for the texts on it in both looks. */
const heroStyle =
  (colour: Rgb | undefined) =>
  ({ palette }: Theme) => {
    const wash = (share: number) => alpha(colour ? `rgb(${colour.join(', ')})` : palette.primary.main, share);
    return {
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      p: 3,
      minHeight: 144,
      boxSizing: 'border-box',
      mt: 'var(--notes, 0px)',
      background: `linear-gradient(90deg, ${wash(0.17)}, ${wash(0.04)} 62%, ${wash(0)})`,
      '@media (forced-colors: active)': { background: 'none', borderBottom: '1px solid' },
      [PHONE]: { p: 2, gap: 1.75, minHeight: 96 },
    };
  };

const kickerStyle = { display: 'block', typography: 'subtitle2', lineHeight: '20px', letterSpacing: 0, color: 'text.secondary' };

/** Two lines at most, from the side on which the header begins, whatever the script. */
const nameStyle = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: 'left',
  [PHONE]: { fontSize: '1.25rem', lineHeight: '26px' },
};

const miniNameStyle = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  typography: 'subtitle1',
};

/** Whether an element has left the page upwards, under the bar. */
const useIsAway = () => {
  const place = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    const bar = Number.parseFloat(getComputedStyle(current).scrollMarginTop) || 0;
    const observer = new IntersectionObserver(([entry]) => setIsAway(entry?.isIntersecting === false), {
      rootMargin: `-${bar}px 0px 0px`,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { place, isAway };
};

interface RecordHeaderProps {
  record: CatalogueRecord;
  /** Beside the name. */
  tools: ReactNode;
  /** At the end of the header; under the name where there is no room. */
  aside?: ReactNode;
}

/** The head of an edit page: the record's picture and name, which stand in the bar once they have scrolled away. */
export const RecordHeader = ({ record, tools, aside }: RecordHeaderProps) => {
  const translate = useTranslate();
  const { name, names, picture = '', pictureShape, icon } = useCatalogueResource();
  const colour = useCoverColour(record[picture]);
  const { place, isAway } = useIsAway();
  const title = translate(`resources.${name}.edit`);
  const called = recordName({ names }, record);
  const cover = {
    src: record[picture],
    name: called,
    shape: picture ? pictureShape : undefined,
    icon,
    colour: colour && `rgb(${colour.join(' ')})`,
  };
  return (
    <header>
      <title>{[called, title, translate('catalogue.title')].filter(Boolean).join(' · ')}</title>
      <PageBar at="start">
        <BackLink />
        {isAway && (
          // The heading says the same.
          <Box
            aria-hidden
            sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0, '&&': { pointerEvents: 'none' } }}
          >
            <Cover {...cover} size="small" />
            <Box dir="auto" sx={miniNameStyle}>
              {called}
            </Box>
          </Box>
        )}
      </PageBar>
      <Box ref={place} sx={[heroStyle(colour), { scrollMarginTop: 'var(--bar)', flexWrap: aside ? 'wrap' : undefined }]}>
        <Cover {...cover} size="large" />
        <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, flex: '1 1 0', minWidth: 160 }}>
          <PageTitle variant="h3" sx={{ flex: '0 1 auto', minWidth: 0 }}>
            <Box component="span" sx={kickerStyle}>
              {title}
            </Box>{' '}
            <Box component="bdi" dir="auto" sx={nameStyle}>
              {called}
            </Box>
          </PageTitle>
          <Box sx={{ display: 'flex', flexShrink: 0, [PHONE]: { alignSelf: 'flex-start', ml: 'auto', mr: -1.5, mt: -1 } }}>
            {tools}
          </Box>
        </Box>
        {aside}
      </Box>
    </header>
  );
};
