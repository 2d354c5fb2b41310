// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * Hands Subject and a loaded class that cannot be linked to the agent, with class files that can;
 * then Subject alone.
 */
final class Unlinkable {
    /** Why it cannot be linked; the agent puts its case here. */
    private static String variant;

    private Unlinkable() {
    }

    private static String number(Class<?> klass) throws ReflectiveOperationException {
        try {
            Method number = klass.getDeclaredMethod("number");
            number.setAccessible(true);
            return "number " + number.invoke(null);
        } catch (InvocationTargetException e) {
            // Reflection may link the class within its call, or before.
            return e.getCause() instanceof LinkageError ? "it cannot be linked"
                : "it throws " + e.getCause().getClass().getSimpleName();
        } catch (LinkageError e) {
            return "it cannot be linked";
        }
    }

    public static void main(String[] args) throws Exception {
        Agent.probe(Unlinkable.class);
        boolean unverifiable = variant.equals("unverifiable");
        String name = unverifiable ? "Subject" : "Assigned";
        byte[] old = unverifiable ? Variant.named("reference-as-int") : ClassFile.of(
            Variant.original(name)).text("redefine/Lower", "redefine/Nowhere").bytes();
        byte[] good = unverifiable ? Variant.named("new-bodies")
            : Altered.renumbered(Variant.original(name));
        Definer loader = new Definer(Unlinkable.class.getClassLoader());
        Class<?> klass = loader.define("redefine." + name, old);
        Subject.number();
        Agent.probe(new Object[] {Subject.class, Variant.named("new-bodies"), klass, good});
        Agent.say("Subject: " + number(Subject.class));
        Agent.say("the other: " + number(klass));
        Agent.probe(new Object[] {Subject.class, Variant.named("newer-bodies")});
        Agent.say("Subject: " + number(Subject.class));
    }
}
