import { writeFileSync } from 'node:fs';
import { artSprite } from './artSprite';

/** `npm run art`: writes the drawings of categories, features, partners, the fort and the steps to `static/art.svg`. */
writeFileSync('static/art.svg', artSprite());
