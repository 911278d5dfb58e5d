import { components } from 'listed-screens';
import { nextTask } from './nextTask';

/**
 * The screens as Gatsby's loader asks for them, in whose list's place webpack puts this one (src/build/webpack.ts): each
 * is evaluated in a task of its own, not in the one that parses its page's data.
 */
export default {
  components: Object.fromEntries(
    Object.entries(components).map(([name, load]) => [name, () => nextTask().then(load).then(afterwards)]),
  ),
};

async function afterwards<Screen>(screen: Screen): Promise<Screen> {
  await nextTask();
  return screen;
}
