import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ProductPicture } from '../../ui/marks/ProductPicture.tsx';
import classes from './QuestionCard.module.css';

interface QuestionCardProps {
  picture: string;
  question: string;
  text: string;
  action: string;
  to: string;
}

export function QuestionCard({ picture, question, text, action, to }: QuestionCardProps) {
  return (
    <li className={classes.card}>
      <ProductPicture category={picture} size={72} />
      <div className={classes.words}>
        <h2>{question}</h2>
        <p className={classes.text}>{text}</p>
        <Link to={to} className={classes.link}>
          {action}
          <IconArrowRight size={15} aria-hidden />
        </Link>
      </div>
    </li>
  );
}
