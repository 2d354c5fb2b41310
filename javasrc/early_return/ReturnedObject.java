// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;

/** A caller of a method that returns a ReturnedObject object, caught inside; reports its number afterwards. */
final class ReturnedObject implements Runnable {
    private int number;
    private static ReturnedObject got;

    private static ReturnedObject call() {
        Caught.entered = true;
        while (!Caught.go) {
        }
        Caught.ranOn = true;
        return new ReturnedObject();
    }

    @Override
    public void run() {
        got = call();
    }

    public static void main(String[] args) {
        ReturnedObject caller = new ReturnedObject();
        caller.number = 1;
        Caught.observe(caller);
        Agent.say("caller got ReturnedObject " + got.number);
    }
}
