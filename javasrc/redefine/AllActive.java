// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Redefines Alike while each of its methods has a frame; with an argument, each has been executed before. */
final class AllActive {
    private AllActive() {
    }

    private static void execute(Runnable none) {
        Alike.text(none);
        Alike.whole(none);
        Alike.fraction(none);
        Alike.large(none);
        Alike.higher(none);
        Alike.finer(none);
        Alike.precise(none);
        Alike.type(none);
        Alike.field(none);
        Alike.call(none);
        Alike.reference(none);
        Alike.cast(none, "text");
        Alike.overload(none);
        Alike.methodOfClass(none);
        Alike.fieldOfClass(none);
        Alike.same(none);
    }

    public static void main(String[] args) throws Exception {
        if (args.length > 0) {
            execute(() -> { });
        }
        Object[] subject = {Alike.class, Variant.of("Alike", "renewed"), null};
        Alike.text(() -> Alike.whole(() -> Alike.fraction(() -> Alike.large(() ->
            Alike.higher(() -> Alike.finer(() -> Alike.precise(() -> Alike.type(() ->
                Alike.field(() -> Alike.call(() -> Alike.reference(() -> Alike.cast(() ->
                    Alike.overload(() -> Alike.methodOfClass(() -> Alike.fieldOfClass(() ->
                        Alike.same(() ->
                            Agent.probe(subject))))), "text"))))))))))));
        Agent.say("then: " + Alike.text(() -> { }).substring(300) + Alike.whole(() -> { })
            + Alike.reference(() -> { }).get() + Alike.same(() -> { }) + Alike.overload(() -> { }));
    }
}
