import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Row } from './sceneParts';

/** The answers of the sample question, the right one marked. */
export function Answers() {
  const { t } = useTranslation('scenes');
  return answers.map(({ id, isRight }) => (
    <Row
      key={id}
      css={[option, isRight && right]}
      text={t(`courseBuilder.answer.${id}`)}
      end={isRight && <Icon name="check" />}
    />
  ));
}

const answers = [
  { id: 'rice', isRight: false },
  { id: 'mustard', isRight: true },
  { id: 'potato', isRight: false },
] as const;

const option = css({
  padding: '.45em .7em',
  border: '1px solid var(--line)',
  borderRadius: '.6em .6em .2em',
  background: 'var(--surface)',
});

const right = css({
  color: 'var(--fern)',
  borderColor: 'var(--fern)',
  background: 'var(--fern-100)',
  fontWeight: 650,
});
