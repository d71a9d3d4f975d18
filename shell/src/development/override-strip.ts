import { readOverrides } from '../composition/overrides.ts';
import './override-strip.css';

const overrides = readOverrides();

// Plain elements survive a crash of the page: an overridden page must not look released.
if (overrides.length > 0) {
  const strip = document.createElement('aside');
  strip.className = 'override-strip';
  strip.ariaLabel = 'نسخة تطوير';

  const text = document.createElement('p');
  text.append('نسخة تطوير: ');
  overrides.forEach(({ remote }, at) => {
    const name = document.createElement('bdi');
    name.dir = 'ltr';
    name.textContent = remote;
    text.append(at > 0 ? '، ' : '', name);
  });

  const leave = document.createElement('a');
  leave.href = '?override=none';
  leave.textContent = 'العودة إلى الإصدار المنشور';

  strip.append(text, leave);
  document.body.append(strip);
}
