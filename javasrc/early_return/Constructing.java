// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/** A thread that is caught in the constructor of an object, between two of its fields. */
final class Constructing implements Runnable {
    private static Thing got;

    private static final class Thing {
        final int before;
        final int after;

        Thing() {
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
        got = new Thing();
    }

    public static void main(String[] args) {
        Caught.observe(new Constructing());
        Agent.say("the new object has before " + got.before + ", after " + got.after);
    }
}
