// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import classfile.Reloader;
import java.lang.reflect.Method;

/**
 * Hands Assigned to the agent with a class file that verifies only if Loop is a subclass of Base; as
 * it was loaded it does not refer to Loop. Then has Loop loaded, if it is not yet.
 */
final class FoundByVerifier {
    private FoundByVerifier() {
    }

    public static void main(String[] args) throws Exception {
        byte[] file = Variant.original("Assigned");
        byte[] old = ClassFile.of(file).text("redefine/Lower", "redefine/Base").bytes();
        byte[] renewed = ClassFile.of(file).text("redefine/Lower", "redefine/Loop").bytes();
        Definer definer = new Definer(new Reloader("redefine."));
        Class<?> klass = definer.define("redefine.Assigned", old);
        Method made = klass.getDeclaredMethod("made");
        made.setAccessible(true);
        Agent.say("before: " + made.invoke(null).getClass().getSimpleName());
        Agent.probe(new Object[] {klass, renewed, null});
        Agent.say("afterwards: " + made.invoke(null).getClass().getSimpleName());
        Agent.probe(null);
    }
}
