// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/** A caller of a method that returns a Fresh object, caught inside; tells its number afterwards. */
final class Fresh implements Runnable {
    private int number;
    private static Fresh got;

    private static Fresh call() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return new Fresh();
    }

    @Override
    public void run() {
        got = call();
    }

    public static void main(String[] args) {
        Fresh caller = new Fresh();
        caller.number = 1;
        Caught.observe(caller);
        Agent.say("caller got Fresh " + got.number);
    }
}
