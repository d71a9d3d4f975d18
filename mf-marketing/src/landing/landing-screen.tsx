import { useEffect } from 'react';
import base from '../components/base.module.css';
import { useFacts } from '../components/facts.ts';
import { Footer } from '../components/footer.tsx';
import { usePageNavigation } from '../components/use-page-navigation.ts';
import { landing } from '../texts/landing.ts';
import { brand } from '../texts/public.ts';
import { ContactUs } from './contact-us.tsx';
import { Hero } from './hero.tsx';
import { HowWeWork } from './how-we-work.tsx';
import { LandingHeader } from './landing-header.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { Services } from './services.tsx';
import { Testimonials } from './testimonials.tsx';
import { visit, visitHash } from './visit.ts';
import { WhoWeAre } from './who-we-are.tsx';

/** Prerendered: nothing here may differ between the build and the browser, and every link works without scripts. */
export function LandingScreen() {
  usePageNavigation(landing.title);
  const { demo } = useFacts();
  useEffect(() => {
    if (demo && location.hash === visitHash) void visit();
  }, [demo]);
  return (
    <div className={base.page}>
      <a className={base.skip} href="#content">
        {brand.skip}
      </a>
      <LandingHeader />
      <main id="content" tabIndex={-1} className={base.main}>
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
