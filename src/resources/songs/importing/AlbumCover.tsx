import AlbumIcon from '@mui/icons-material/AlbumOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import { useEffect, useState } from 'react';
import type { Cover } from '../../../import/covers';
import { coverAddress } from './covers';

/** Milliseconds for which a row stays before its picture is read: not of rows that only fly by. */
const RESTS_FOR = 150;

/** A decoration: the name stands beside it. */
export const AlbumCover = ({ cover, isAlbum }: { cover?: Cover; isAlbum: boolean }) => {
  const [shown, setShown] = useState<{ of: Cover; address?: string }>();
  useEffect(() => {
    if (!cover) return;
    let isLeft = false;
    const timer = setTimeout(async () => {
      const address = await coverAddress(cover, () => !isLeft);
      if (!isLeft) setShown({ of: cover, address });
    }, RESTS_FOR);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [cover]);
  const address = shown && shown.of === cover ? shown.address : undefined;
  const Icon = isAlbum ? AlbumIcon : FolderIcon;
  return <span className="cover">{address ? <img src={address} alt="" /> : <Icon fontSize="small" />}</span>;
};
