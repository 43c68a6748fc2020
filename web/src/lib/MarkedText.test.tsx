import { afterEach, expect, it } from 'vitest';
import { MarkedText } from './MarkedText.tsx';
import { find, pageText, show, takeDown } from './testing/screen.tsx';

afterEach(takeDown);

const marked = (text: string) =>
  show(
    <p>
      <MarkedText text={text} mark={(part) => <strong>{part}</strong>} />
    </p>,
    '/',
  );

it('draws the part between the tags', async () => {
  await marked('Results for <query>gloves</query>, 12 of them');
  expect(find('p').innerHTML).toBe('Results for <strong>gloves</strong>, 12 of them');
});

it('takes nothing that was filled in for markup', async () => {
  await marked('Results for <query><b>a</b></query> & <i>c</query>!');
  expect(find('strong').textContent).toBe('<b>a</b></query> & <i>c');
  expect(pageText()).toBe('Results for <b>a</b></query> & <i>c!');
});

it('leaves a text without tags as it is', async () => {
  await marked('Nothing < marked > here');
  expect(find('p').innerHTML).toBe('Nothing &lt; marked &gt; here');
});
