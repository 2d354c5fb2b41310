// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Calls the agent with Zeros and its class file while each of its methods has a frame. */
final class ZerosActive {
    private ZerosActive() {
    }

    public static void main(String[] args) throws Exception {
        Object[] subject = {Zeros.class, Variant.original("Zeros"), null};
        Zeros.negative(() -> Zeros.negativeFraction(() -> Zeros.undefined(() ->
            Zeros.undefinedFraction(() ->
                Agent.probe(subject)))));
        Agent.say("then: " + Zeros.negative(() -> { }) + " " + Zeros.negativeFraction(() -> { })
            + " " + Zeros.undefined(() -> { }) + " " + Zeros.undefinedFraction(() -> { }));
    }
}
