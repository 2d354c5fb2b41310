// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;

/** Methods of every kind, each called once in the order of their declaration. */
final class Kinds {
    private Kinds() {
    }

    /** What an interface can have. */
    interface Shape {
        int sides();

        default int corners() {
            return sides();
        }
    }

    /** The class under test. */
    static class Sample implements Shape {
        static int started;

        static {
            started = 1;
        }

        private final int sides;

        Sample(int sides) {
            this.sides = sides;
        }

        static int plain(int n) {
            return n + 1;
        }

        static long countdown(long n) {
            return n == 0 ? 0 : countdown(n - 1);
        }

        private int hidden() {
            return sides;
        }

        public int sides() {
            return hidden();
        }

        synchronized double locked() {
            return sides / 2.0;
        }

        static native int missing(int n);

        native void instance();

        synchronized native void lockedNative();

        static synchronized native void lockedStaticNative();

        static void thrower() {
            throw new IllegalStateException();
        }

        static void nativeThrower() {
            throwing();
        }

        static native void throwing();

        static int cleaner() {
            try {
                thrower();
            } finally {
                Agent.say("finally");
            }
            return 0;
        }

        static int catcher() {
            try {
                thrower();
                return 1;
            } catch (IllegalStateException e) {
                return 2;
            }
        }
    }

    static void kinds() {
        Agent.say("static " + Sample.plain(4));
        Agent.say("recursive " + Sample.countdown(2));
        Sample sample = new Sample(6);
        Shape shape = sample;
        Agent.say("interface " + shape.sides());
        Agent.say("default " + shape.corners());
        Agent.say("synchronized " + sample.locked());
        Agent.say("native " + Sample.missing(8));
        sample.instance();
        sample.lockedNative();
        Sample.lockedStaticNative();
    }

    static void exceptions() {
        Agent.say("catching " + Sample.catcher());
        try {
            Sample.cleaner();
        } catch (IllegalStateException e) {
            Agent.say("caught");
        }
        try {
            Sample.nativeThrower();
        } catch (IllegalArgumentException e) {
            Agent.say("caught");
        }
    }
}
