// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.lang.reflect.Method;

/** Hands Missing to the agent while its method, which has not found a class, is active. */
final class Unresolved {
    private Unresolved() {
    }

    private static byte[] without(byte[] bytes) throws java.io.IOException {
        return ClassFile.of(bytes).text("redefine/NotFound", "redefine/Nowhere").bytes();
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(Unresolved.class.getClassLoader());
        Class<?> klass = loader.defineLinked("redefine.Missing", without(Variant.original("Missing")));
        byte[] renewed = without(Variant.of("Missing", "renewed"));
        Method twice = klass.getMethod("twice", Runnable.class);
        Runnable redefined = () -> Agent.probe(new Object[] {klass, renewed, null});
        Agent.say((String) twice.invoke(null, redefined));
        Runnable nothing = () -> { };
        Agent.say((String) twice.invoke(null, nothing));
    }
}
