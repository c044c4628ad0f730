import { type MouseEvent, useEffect, useRef } from 'react';

interface CheckProps {
  picked: 'all' | 'some' | 'none';
  label: string;
  tabIndex?: number;
  /** @param reaches from the last one that was pressed to this one */
  onPick: (wanted: boolean, reaches: boolean) => void;
}

/** The browser's own box: hundreds of them come and go while a person scrolls. */
export const Check = ({ picked, label, tabIndex, onPick }: CheckProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = picked === 'some';
  }, [picked]);
  const press = ({ shiftKey }: MouseEvent) => onPick(picked !== 'all', shiftKey);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      tabIndex={tabIndex}
      checked={picked === 'all'}
      onClick={press}
      onChange={() => undefined}
    />
  );
};
