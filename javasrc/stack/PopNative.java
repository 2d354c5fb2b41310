// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;
import assay.Await;

/**
 * A thread that waits at "native" in a native method, and a thread that waits in a method which a
 * native method called. The first probe, with null, registers the natives; the second gets the
 * first thread, the third the second one.
 */
final class PopNative {
    private PopNative() {
    }

    private static native void waitInside();

    private static native void callBack();

    private static void called() {
        PopCaught.calls++;
        while (PopCaught.go < PopCaught.calls) {
        }
    }

    private static void callWaitInside() {
        waitInside();
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Thread inside = new Thread(PopNative::callWaitInside, "inside");
        inside.start();
        Agent.awaitArrival("native");
        Agent.say("native method called");
        Agent.probe(inside);
        Agent.releasePoint("native");
        Await.end(inside);
        Agent.say("native method calling");
        PopCaught.observe(PopNative::callBack);
    }
}
