// Reference data that every domain needs: products, categories and manufacturers.
import type { UserContext } from '../../../platform/context.ts';
import * as repository from './reference.repository.ts';

export const listManufacturers = ({ tx }: UserContext) => repository.listManufacturers(tx);
