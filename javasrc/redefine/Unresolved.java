// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.lang.reflect.Method;

/**
 * Hands Missing to the agent while its method, which has not found a class, is active; and that of another
 * loader, for which the class is defined just before.
 */
final class Unresolved {
    private Unresolved() {
    }

    private static byte[] without(byte[] bytes) throws java.io.IOException {
        return ClassFile.of(bytes).text("redefine/NotFound", "redefine/Nowhere").bytes();
    }

    /** The method twice of a class Missing, which runs the first action and is then redefined. */
    private static Method redefinedAfter(Definer loader, Runnable first) throws Exception {
        Class<?> klass = loader.defineLinked("redefine.Missing", without(Variant.original("Missing")));
        byte[] renewed = without(Variant.of("Missing", "renewed"));
        Method twice = klass.getMethod("twice", Runnable.class);
        Runnable redefined = () -> {
            first.run();
            Agent.probe(new Object[] {klass, renewed, null});
        };
        Agent.say((String) twice.invoke(null, redefined));
        return twice;
    }

    public static void main(String[] args) throws Exception {
        Runnable nothing = () -> { };
        Method twice = redefinedAfter(new Definer(Unresolved.class.getClassLoader()), nothing);
        Agent.say((String) twice.invoke(null, nothing));
        Definer loader = new Definer(Unresolved.class.getClassLoader());
        byte[] found = without(Variant.original("NotFound"));
        redefinedAfter(loader, () -> loader.define("redefine.Nowhere", found));
        Agent.say("found by then: " + loader.loadClass("redefine.Nowhere").getSimpleName());
    }
}
