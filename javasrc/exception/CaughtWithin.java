// SPDX-License-Identifier: Apache-2.0
package exception;

import assay.Agent;

/** After the probe, two calls of a method that throws and catches each time; it returns how often it has. */
final class CaughtWithin {
    private static int times;

    private CaughtWithin() {
    }

    private static int call() {
        try {
            throw new IllegalStateException();
        } catch (IllegalStateException e) {
            times++;
            return times;
        }
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Agent.say("call " + call());
        Agent.say("call " + call());
    }
}
