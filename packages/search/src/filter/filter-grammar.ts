// The language of the `filters` parameter: hersteller:"3M" AND (preis < 10 OR NOT lieferanten:Depotia).
import { SearchRequestError } from '../request-error.ts';
import {
  type Comparison,
  type Filter,
  facetFilter,
  facetValue,
  priceComparison,
  priceRange,
} from './filter.ts';

interface Token {
  readonly kind: 'word' | 'text' | 'sign';
  readonly value: string;
}

const tokenForm = /\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(<=|>=|!=|[<>=():])|([^\s<>=!():"']+))/y;
const numberForm = /^-?\d+(\.\d+)?$/;
const comparisons: readonly string[] = ['<', '<=', '=', '!=', '>=', '>'];
const deepest = 50;
/** Some 300 filters: each may be asked of every product. */
const mostTokens = 1500;

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  tokenForm.lastIndex = 0;
  const end = text.trimEnd().length;
  while (tokenForm.lastIndex < end) {
    const at = tokenForm.lastIndex;
    const match = tokenForm.exec(text);
    if (!match) throw new SearchRequestError(`filters: not understood at "${text.slice(at).trim()}"`);
    if (tokens.length === mostTokens)
      throw new SearchRequestError(`filters: at most ${mostTokens} words and signs`);
    const [, double, single, sign, word] = match;
    const quoted = double ?? single;
    if (quoted !== undefined) tokens.push({ kind: 'text', value: quoted.replace(/\\(.)/g, '$1') });
    else if (sign !== undefined) tokens.push({ kind: 'sign', value: sign });
    else tokens.push({ kind: 'word', value: word ?? '' });
  }
  return tokens;
}

export function parseFilterText(text: string): Filter {
  const parser = new Parser(tokensOf(text));
  return parser.whole();
}

class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): Filter {
    const filter = this.#any();
    const rest = this.#tokens[this.#at];
    if (rest) throw new SearchRequestError(`filters: "${rest.value}" was not expected there`);
    return filter;
  }

  #any(): Filter {
    const filters = [this.#all()];
    while (this.#takes('word', 'OR')) filters.push(this.#all());
    return joined('any', filters);
  }

  #all(): Filter {
    const filters = [this.#one()];
    while (this.#takes('word', 'AND')) filters.push(this.#one());
    return joined('all', filters);
  }

  #one(): Filter {
    if (++this.#depth > deepest) throw new SearchRequestError('filters: nested too deeply');
    try {
      if (this.#takes('word', 'NOT')) return { kind: 'not', filter: this.#one() };
      if (!this.#takes('sign', '(')) return this.#condition();
      const filter = this.#any();
      if (!this.#takes('sign', ')'))
        throw new SearchRequestError('filters: a closing parenthesis is missing');
      return filter;
    } finally {
      this.#depth--;
    }
  }

  #condition(): Filter {
    const attribute = this.#next('an attribute');
    const sign = this.#next('":" or a comparison');
    if (sign.kind !== 'sign') throw new SearchRequestError(`filters: "${attribute.value}" has no value`);
    if (comparisons.includes(sign.value)) {
      return priceComparison(attribute.value, sign.value as Comparison, this.#number());
    }
    if (sign.value !== ':') throw new SearchRequestError(`filters: "${sign.value}" was not expected there`);
    const value = this.#next('a value');
    if (this.#takes('word', 'TO')) return priceRange(attribute.value, numberOf(value), this.#number());
    if (value.kind === 'sign')
      throw new SearchRequestError(`filters: "${value.value}" was not expected there`);
    if (value.kind === 'text') return facetValue(attribute.value, value.value);
    return facetFilter(`${attribute.value}:${value.value}`);
  }

  #number(): number {
    return numberOf(this.#next('a number'));
  }

  #takes(kind: Token['kind'], value: string): boolean {
    const token = this.#tokens[this.#at];
    if (token?.kind !== kind || token.value !== value) return false;
    this.#at++;
    return true;
  }

  #next(expected: string): Token {
    const token = this.#tokens[this.#at++];
    if (!token) throw new SearchRequestError(`filters: ${expected} is missing at the end`);
    return token;
  }
}

function numberOf({ value }: Token): number {
  if (!numberForm.test(value)) throw new SearchRequestError(`filters: "${value}" is not a number`);
  return Number(value);
}

function joined(kind: 'all' | 'any', filters: readonly Filter[]): Filter {
  const [only, ...others] = filters;
  return only && others.length === 0 ? only : { kind, filters };
}
