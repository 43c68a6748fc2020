// Numbers of an invoice, exact as they are written: amounts must not suffer from binary fractions.

/** Digits before the point of the largest amount: its cents are still a safe integer. */
const mostWholeDigits = 13;
const mostFractionDigits = 20;

/** The value is `units / 10 ** scale`; the scale is that of the text, so that 2.50 is written 2.50 again. */
export class Decimal {
  static readonly zero = new Decimal(0n, 0);
  static readonly one = new Decimal(1n, 0);

  constructor(
    readonly units: bigint,
    readonly scale: number,
  ) {}

  /** Null for everything that is no decimal number of XML Schema (`2,5`, `1e3`, `1 000`), or is too long to be an amount. */
  static read(text: string): Decimal | null {
    const match = /^([+-]?)0*(\d*)(?:\.(\d*))?$/.exec(text);
    if (!match || !/\d/.test(text)) return null;
    const [, sign = '', whole = '', fraction = ''] = match;
    if (whole.length > mostWholeDigits || fraction.length > mostFractionDigits) return null;
    const units = BigInt(`0${whole}${fraction}`);
    return new Decimal(sign === '-' ? -units : units, fraction.length);
  }

  static sum(values: readonly Decimal[]): Decimal {
    return values.reduce((sum, value) => sum.plus(value), Decimal.zero);
  }

  plus(other: Decimal): Decimal {
    const scale = Math.max(this.scale, other.scale);
    return new Decimal(this.#unitsAt(scale) + other.#unitsAt(scale), scale);
  }

  minus(other: Decimal): Decimal {
    return this.plus(other.negated());
  }

  times(other: Decimal): Decimal {
    return new Decimal(this.units * other.units, this.scale + other.scale);
  }

  /** The quotient with this many digits after the point. Null when `other` is zero. */
  dividedBy(other: Decimal, scale: number): Decimal | null {
    if (other.units === 0n) return null;
    const over = this.units * power(other.scale + scale);
    const under = other.units * power(this.scale);
    return new Decimal(divideHalfUp(over, under), scale);
  }

  negated(): Decimal {
    return new Decimal(-this.units, this.scale);
  }

  absolute(): Decimal {
    return this.units < 0n ? this.negated() : this;
  }

  /** Halves are rounded up, those of negative numbers down: a credit note mirrors its invoice. */
  rounded(scale: number): Decimal {
    if (this.scale <= scale) return new Decimal(this.#unitsAt(scale), scale);
    return new Decimal(divideHalfUp(this.units, power(this.scale - scale)), scale);
  }

  equals(other: Decimal): boolean {
    return this.compare(other) === 0;
  }

  /** Below 0 if this is the smaller one. */
  compare(other: Decimal): number {
    const { units } = this.minus(other);
    return units === 0n ? 0 : units < 0n ? -1 : 1;
  }

  isZero(): boolean {
    return this.units === 0n;
  }

  toCents(): number {
    return Number(this.rounded(2).units);
  }

  toString(): string {
    const digits = (this.units < 0n ? -this.units : this.units).toString().padStart(this.scale + 1, '0');
    const whole = digits.slice(0, digits.length - this.scale);
    const fraction = digits.slice(digits.length - this.scale);
    return `${this.units < 0n ? '-' : ''}${whole}${this.scale === 0 ? '' : `.${fraction}`}`;
  }

  toJSON(): string {
    return this.toString();
  }

  #unitsAt(scale: number): bigint {
    return this.units * power(scale - this.scale);
  }
}

const power = (scale: number): bigint => 10n ** BigInt(scale);

function divideHalfUp(over: bigint, under: bigint): bigint {
  const isNegative = over < 0n !== under < 0n;
  const [dividend, divisor] = [over < 0n ? -over : over, under < 0n ? -under : under];
  const quotient = (dividend * 2n + divisor) / (divisor * 2n);
  return isNegative ? -quotient : quotient;
}
