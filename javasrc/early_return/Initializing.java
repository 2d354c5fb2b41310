// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/** A thread that is caught in the static initializer of a class, between two of its fields. */
final class Initializing implements Runnable {
    private static int before;
    private static int after;

    private static final class Thing {
        static int before;
        static int after;

        static {
            before = 1;
            Caught.entered = true;
            while (!Caught.go) {
            }
            Caught.ranOn = true;
            after = 2;
        }
    }

    @Override
    public void run() {
        before = Thing.before;
        after = Thing.after;
    }

    public static void main(String[] args) {
        Caught.observe(new Initializing());
        Agent.say("the thread read before " + before + ", after " + after);
        Agent.say("another thread reads before " + Thing.before + ", after " + Thing.after);
    }
}
