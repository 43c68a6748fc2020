// Every global style sheet, in the order it must apply: font, our layers, then Mantine in its own layer.
// CSS modules stand outside of all layers, so they always win.
import './base.css';
import '@fontsource-variable/inter/opsz.css';
import './mantine.ts';
import '@mantine/notifications/styles.layer.css';
