import { useEffect } from 'react';
import { useEvent } from 'react-admin';

/** The whole page takes what is dropped, wherever it is let go: beside the frame a browser would leave the page for it. */
export const useDrop = (take: (dropped: DataTransfer) => void) => {
  const onDrop = useEvent((event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer?.types.includes('Files')) take(event.dataTransfer);
  });
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', onDrop);
    };
  }, [onDrop]);
};
