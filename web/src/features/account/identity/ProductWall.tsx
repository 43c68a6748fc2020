// The product categories as pictures. Decoration: it is hidden from screen readers and on small screens.
import { IconScan } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './ProductWall.module.css';

const drawings = import.meta.glob<string>('../../../assets/products/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

const categoryCount = 15;
const tiles = [
  ...['abformung', 'anaesthesie', 'fuellung', 'adhaesiv'],
  ...['befestigung', 'count', 'prophylaxe', 'paro'],
  ...['implantat', 'rotierend', 'scan', 'einweg'],
  ...['roentgen', 'labor', 'buero', 'tuecher'],
];

export function ProductWall() {
  const { t } = useTranslation('identity');
  return (
    <div
      className={`${classes.wall} below-tablet-hidden flex items-center justify-center min-w-0 p-40-72`}
      aria-hidden
    >
      <div className="w-full maw-620">
        <div className={`${classes.tiles} below-desk-gap-10 grid gap-14`}>
          {tiles.map((tile) => (
            <div key={tile} className={classes.tile} data-filled={tile === 'count' || tile === 'scan'}>
              <TileContent tile={tile} />
            </div>
          ))}
        </div>
        <p className="maw-480 mt-34 fz-21 fw-560 lts-18 lh-135 pretty">{t('layout.claim')}</p>
      </div>
    </div>
  );
}

function TileContent({ tile }: { tile: string }) {
  const { t } = useTranslation('identity');
  if (tile === 'scan') return <IconScan className={classes.scan} stroke={1.3} />;
  if (tile === 'count') {
    return (
      <div className={classes.count}>
        <strong>{categoryCount}</strong>
        <span>{t('layout.categories', { count: categoryCount })}</span>
      </div>
    );
  }
  return <img src={drawings[`../../../assets/products/${tile}.svg`]} alt="" width={96} height={96} />;
}
