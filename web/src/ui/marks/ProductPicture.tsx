// A product's drawing by its category id. Decorative: the name always stands beside it.
import { IconPackage } from '@tabler/icons-react';

const drawings = import.meta.glob<string>('../../assets/products/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

interface ProductPictureProps {
  category: string;
  size: number;
}

export function ProductPicture({ category, size }: ProductPictureProps) {
  const drawing = drawings[`../../assets/products/${category}.svg`];
  return (
    <span
      className="bg-tile c-tile-ink grid flex-none overflow-hidden place-center"
      style={{ width: size, height: size, borderRadius: size > 60 ? 14 : 9 }}
      aria-hidden
    >
      {drawing ? (
        <img className="block" src={drawing} alt="" width={size} height={size} />
      ) : (
        <IconPackage size={size * 0.55} stroke={1.4} />
      )}
    </span>
  );
}
