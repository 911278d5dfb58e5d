import { readFileSync } from 'node:fs';
import { contentPage } from '../contentPages';

/** Wording that the owner has fixed to the letter. Every other English text may be edited without a change to a test. */
const fixedWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  common: {
    'error.title': 'Unexpected Application Error!',
    'nav.contact': 'Contact Us',
    'nav.courses': 'Courses',
    'nav.feature.ai-course-builder': 'AI Course Builder',
    'nav.feature.performance-reviews': 'Performance Reviews',
    'nav.feature.qms': 'QMS',
    'nav.feature.reporting': 'Reporting',
    'nav.features': 'Features',
    'nav.home': 'Home',
    'nav.integrations': 'Integrations',
    'nav.partners': 'Partners',
    'nav.pricing': 'Pricing',
    'nav.trial': 'Start Your Trial',
  },
  home: {
    'categories.all': 'View all courses',
    'hero.explore': 'Explore AI Features',
    'hero.trial': 'Start Free Trial',
    'showcase.aiBuilder.label': 'AI Course Builder',
    'showcase.appraisals.label': 'Built-in Appraisals',
    'showcase.careerPaths.label': 'Career Paths',
    'showcase.signOff.label': 'Document Sign-off',
    'showcase.socialFeed.label': 'Social Feed',
  },
  contact: {
    'card.office.text': 'Wales, United Kingdom',
    'form.sending': 'Sending...',
    'hero.title': 'Contact Our LMS Experts',
    'toast.error.text': 'Failed to send message. Please try again.',
    'toast.error.title': 'Error',
    'toast.success.text': "We'll get back to you within 24 hours.",
    'toast.success.title': 'Message sent!',
    'toast.validation.title': 'Validation error',
    'validation.company.max': 'Company must be less than 100 characters',
    'validation.company.required': 'Company is required',
    'validation.email.invalid': 'Invalid email address',
    'validation.email.max': 'Email must be less than 255 characters',
    'validation.message.max': 'Message must be less than 1000 characters',
    'validation.message.required': 'Message is required',
    'validation.name.max': 'Name must be less than 100 characters',
    'validation.name.required': 'Name is required',
  },
  pricing: {
    'bespoke.demo': 'Book demo',
    'bespoke.sales': 'Contact Sales',
    'bespoke.title': 'Get in touch',
    'calculator.bespoke.title': 'Get in touch',
    'calculator.demo': 'Book demo',
    'calculator.reseller': 'Reseller',
    'calculator.trial': 'Start a trial',
    'included.aiCourseBuilder': 'AI Course Builder',
    'included.appraisals': 'Appraisals',
    'included.automations': 'Automations',
    'included.careerPaths': 'Career Paths',
    'included.customBranding': 'Custom Branding',
    'included.customReporting': 'Custom Reporting',
    'included.customSubdomain': 'Custom Subdomain',
    'included.documentSignOff': 'Document Sign-off',
    'included.explore': 'Explore all features',
    'included.instantMessaging': 'Instant Messaging',
    'included.mobileApp': 'Mobile App',
    'included.newsSocialFeeds': 'News & Social Feeds',
    'included.performanceReviews': 'Performance Reviews',
    'included.qualityManagementSystem': 'Quality Management System',
    'included.unlimitedCourses': 'Unlimited Courses',
  },
  partners: {
    'become.contact': 'Get in Touch',
    'become.kit': 'Download Partner Kit',
    'become.title': 'Become a Partner',
    'partner.learnMore': 'Learn more',
  },
  integrations: {
    'category.authentication': 'Authentication',
    'category.communication': 'Communication',
    'category.documents': 'Documents',
    'category.email': 'Email',
    'category.hr': 'HR',
    'category.sso': 'SSO',
    'category.video': 'Video',
    'custom.title': 'Need a Custom Integration?',
    'integration.view': 'View integration',
  },
  notFound: { home: 'Return to Home', title: 'Oops! Page not found' },
};

test.each(Object.entries(fixedWords))('the fixed words of %s', (namespace, fixed) => {
  const table: unknown = JSON.parse(readFileSync(`locales/en/${namespace}.json`, 'utf8'));
  expect(table).toMatchObject(fixed);
});

test.each([
  ['qms', 'Request QMS Demo'],
  ['performance-reviews', 'Request Performance Review Demo'],
  ['ai-course-builder', 'Request AI Course Builder Demo'],
  ['reporting', 'Request Analytics Demo'],
])('the demo button of %s', (slug, button) => {
  expect(contentPage(`features/${slug}`).attributes('CallToAction', 'button')).toEqual([button]);
});

test('the sections of the privacy policy', () => {
  const { headings } = contentPage('pages/privacy-policy');
  expect(headings).toEqual([
    'Introduction',
    'Information We Collect',
    'How We Use Your Information',
    'Data Security',
    'Data Retention',
    'Your Rights',
    'Cookies and Tracking',
    'Third-Party Services',
    'Compliance',
    'Updates',
    'Contact Us',
  ]);
});
