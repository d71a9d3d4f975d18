import { Footer } from '../parts/footer.tsx';
import look from '../parts/look.module.css';
import { brand } from '../parts/public-messages.ts';
import { useOpenedLikeAPage } from '../parts/use-opened-like-a-page.ts';
import { ContactUs } from './contact-us.tsx';
import { Hero } from './hero.tsx';
import { HowWeWork } from './how-we-work.tsx';
import { LandingHeader } from './landing-header.tsx';
import { landing } from './landing-messages.ts';
import { PaymentMethods } from './payment-methods.tsx';
import { Services } from './services.tsx';
import { Testimonials } from './testimonials.tsx';
import { WhoWeAre } from './who-we-are.tsx';

/**
 * The page that strangers meet. It is prerendered, so nothing in it may differ between the build and the browser, and
 * it works without any script: all that leads on is a real link.
 */
export function LandingScreen() {
  useOpenedLikeAPage(landing.title);
  return (
    <div className={look.page}>
      <a className={look.skip} href="#content">
        {brand.skip}
      </a>
      <LandingHeader />
      <main id="content" tabIndex={-1} className={look.main}>
        <Hero />
        <WhoWeAre />
        <Services />
        <HowWeWork />
        <PaymentMethods />
        <Testimonials />
        <ContactUs />
      </main>
      <Footer />
    </div>
  );
}
