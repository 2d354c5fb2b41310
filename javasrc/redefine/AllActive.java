// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Redefines Alike while each of its methods has a frame. */
final class AllActive {
    private AllActive() {
    }

    public static void main(String[] args) throws Exception {
        Object[] subject = {Alike.class, Variant.of("Alike", "renewed"), null};
        Alike.text(() -> Alike.whole(() -> Alike.fraction(() -> Alike.large(() ->
            Alike.higher(() -> Alike.finer(() -> Alike.precise(() -> Alike.type(() ->
                Alike.field(() -> Alike.call(() -> Alike.reference(() -> Alike.cast(() ->
                    Alike.overload(() -> Alike.methodOfClass(() -> Alike.fieldOfClass(() ->
                        Alike.same(() ->
                            Agent.probe(subject))))), "text"))))))))))));
        Agent.say("then: " + Alike.text(() -> { }) + Alike.whole(() -> { })
            + Alike.reference(() -> { }).get() + Alike.same(() -> { }) + Alike.overload(() -> { }));
    }
}
