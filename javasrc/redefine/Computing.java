// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;
import java.lang.invoke.MethodHandles;

/**
 * Loads Computed with a dynamic constant, and hands it to the agent with class files in which such
 * constants have other names or other places, or, with the argument "removed", are ordinary ones.
 */
public final class Computing {
    private Computing() {
    }

    /** The bootstrap method. */
    public static Object make(MethodHandles.Lookup lookup, String name, Class<?> type) {
        return new StringBuilder("computed ").append(name).append(' ').append(type.getSimpleName());
    }

    private static byte[] dynamic(byte[] file, String text) throws Exception {
        return ClassFile.of(file).version(0, 55)
            .dynamic(text, "java/lang/Object", "redefine/Computing", "make").bytes();
    }

    public static void main(String[] args) throws Exception {
        byte[] old = dynamic(Variant.original("Computed"), "old");
        byte[] renewed = Variant.of("Computed", "renewed");
        renewed = args.length > 0 ? ClassFile.of(renewed).version(0, 55).bytes() : dynamic(renewed, "new");
        Class<?> klass =
            new Definer(Computing.class.getClassLoader()).define("redefine.Computed", old);
        Agent.say("before: " + UnchangedClasses.text(klass));
        for (byte[] bytes : new byte[][] {renewed, old}) {
            Agent.probe(new Object[] {klass, bytes, null});
            Agent.say("after: " + UnchangedClasses.text(klass));
        }
    }
}
