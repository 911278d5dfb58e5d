import type { ScreenName } from '../site/routes';
import { componentFile } from './componentFile';

const here = 'src/build';

/** Returns the file of a screen's component. */
export function screenFile(screen: ScreenName): string {
  return files[screen]();
}

const files: Readonly<Record<ScreenName, () => string>> = {
  home: () => componentFile('../site/screens/home/HomeScreen.tsx', here),
  contact: () => componentFile('../site/screens/contact/ContactScreen.tsx', here),
  'contact-sent': () => componentFile('../site/screens/contact/ContactSentScreen.tsx', here),
  'contact-not-sent': () => componentFile('../site/screens/contact/ContactNotSentScreen.tsx', here),
  pricing: () => componentFile('../site/screens/pricing/PricingScreen.tsx', here),
  partners: () => componentFile('../site/screens/partners/PartnersScreen.tsx', here),
  integrations: () => componentFile('../site/screens/integrations/IntegrationsScreen.tsx', here),
  courses: () => componentFile('../site/screens/courses/CoursesScreen.tsx', here),
  course: () => componentFile('../site/screens/course/CourseScreen.tsx', here),
  outline: () => componentFile('../site/screens/outline/OutlineScreen.tsx', here),
  feature: () => componentFile('../site/screens/feature/FeatureScreen.tsx', here),
  lesson: () => componentFile('../site/screens/lesson/LessonScreen.tsx', here),
  text: () => componentFile('../site/screens/text/TextScreen.tsx', here),
  compliance: () => componentFile('../site/screens/compliance/ComplianceScreen.tsx', here),
  specialist: () => componentFile('../site/screens/specialist/SpecialistScreen.tsx', here),
  'not-found': () => componentFile('../site/screens/not-found/NotFoundScreen.tsx', here),
};
