// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

/**
 * Defines redefine.Dropped by many loaders, and uses each class once. All but a few are garbage when
 * the probe gets Subject and its next version. Says what those few return then, and a new one.
 */
final class HandlesDropped {
    private HandlesDropped() {
    }

    private static IntSupplier make(byte[] bytes) throws Exception {
        Definer loader = new Definer(HandlesDropped.class.getClassLoader());
        return (IntSupplier) loader.define("redefine.Dropped", bytes).getConstructor().newInstance();
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = ClassFile.of("redefine/Dropped").bytes();
        List<IntSupplier> kept = new ArrayList<>();
        for (int round = 0; round < args.length; round++) {
            int sum = 0;
            for (int i = 0; i < 20; i++) {
                IntSupplier made = make(bytes);
                sum += made.getAsInt();
                if (i % 8 == 4) {
                    kept.add(made);
                }
            }
            Agent.say("made: " + sum / 20);
            Agent.probe(new Object[] {Subject.class, Variant.named(args[round]), null});
            sum = 0;
            for (IntSupplier supplier : kept) {
                sum += supplier.getAsInt();
            }
            Agent.say(args[round] + ": kept " + (sum == kept.size() * make(bytes).getAsInt() ? "" : "not ")
                + "as new, " + sum / kept.size());
        }
    }
}
