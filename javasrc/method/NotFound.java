// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;

/**
 * A native method without an implementation is called, twice; then the probe gets the class, and it is called
 * again.
 */
final class NotFound {
    private NotFound() {
    }

    private static native int absent(int n);

    private static String call() {
        try {
            return String.valueOf(absent(10));
        } catch (UnsatisfiedLinkError e) {
            return "not linked";
        }
    }

    private static void callTwice() {
        Agent.say("called: " + call());
        Agent.say("called again: " + call());
    }

    public static void main(String[] args) {
        Agent.probe(null);
        callTwice();
        Agent.probe(NotFound.class);
        callTwice();
    }
}
