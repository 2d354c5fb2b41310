// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/** A thread that is caught in the static initializer of a class, between two of its fields. */
final class Initializing implements Runnable {
    private static int before;
    private static int behind;

    private static final class Thing {
        static int before;
        static int behind;

        static {
            before = 1;
            Caught.entered = true;
            while (!Caught.go) {
            }
            Caught.ranOn = true;
            behind = 2;
        }
    }

    @Override
    public void run() {
        before = Thing.before;
        behind = Thing.behind;
    }

    public static void main(String[] args) {
        Caught.observe(new Initializing());
        Agent.say("the thread read before " + before + ", behind " + behind);
        Agent.say("another thread reads before " + Thing.before + ", behind " + Thing.behind);
    }
}
