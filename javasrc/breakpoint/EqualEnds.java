// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;

/** A method and its caller, called twice; the last instruction of each is at location 3. */
final class EqualEnds {
    private EqualEnds() {
    }

    private static int callee() {
        return 300;
    }

    private static int caller() {
        return callee();
    }

    public static void main(String[] args) {
        Agent.probe(EqualEnds.class);
        Agent.say("result " + caller());
        Agent.say("result " + caller());
    }
}
