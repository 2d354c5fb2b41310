// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Redefines Operands while each of its methods has a frame. */
final class OperandsActive {
    private OperandsActive() {
    }

    public static void main(String[] args) throws Exception {
        Object[] subject = {Operands.class, Variant.of("Operands", "renewed"), null};
        Operands.lookup(() -> Operands.table(() -> Operands.jump(() -> Operands.element(() ->
            Operands.variable(() -> Operands.wideIncrement(() -> Operands.increment(() ->
                Operands.medium(() -> Operands.small(() -> Operands.lastTarget(() ->
                    Operands.same(() ->
                        Agent.probe(subject), 7), 1))), 1), 1), 1, 2, 3, 4, 5))), 3), 1);
        Agent.say("then: " + Operands.small(() -> { }) + " " + Operands.medium(() -> { })
            + " " + Operands.increment(() -> { }, 1) + " " + Operands.wideIncrement(() -> { }, 1)
            + " " + Operands.variable(() -> { }, 1, 2, 3, 4, 5) + " " + Operands.jump(() -> { })
            + " " + Operands.table(() -> { }, 4) + " " + Operands.lookup(() -> { }, 100001)
            + " " + Operands.lastTarget(() -> { }, 100000)
            + " " + Operands.element(() -> { }).getClass().getName());
    }
}
