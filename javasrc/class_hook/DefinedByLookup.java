// SPDX-License-Identifier: Apache-2.0
package class_hook;

import assay.Agent;
import classfile.ClassFile;
import java.lang.invoke.MethodHandles;
import java.util.function.IntSupplier;

/**
 * Hands a class file to the agent and defines a class of it by MethodHandles.Lookup.defineClass, which
 * releases before 9 do not have. Its number is 10000.
 */
final class DefinedByLookup {
    private DefinedByLookup() {
    }

    public static void main(String[] args) throws Exception {
        byte[] bytes = ClassFile.of("class_hook/Numbered")
            .text("class_hook/Numbered", "class_hook/NumberedByLookup").bytes();
        Agent.probe(new Object[] {DefinedByLookup.class, bytes});
        Class<?> defined = (Class<?>) MethodHandles.Lookup.class.getMethod("defineClass", byte[].class)
            .invoke(MethodHandles.lookup(), bytes);
        IntSupplier number = (IntSupplier) defined.getDeclaredConstructor().newInstance();
        Agent.say("defined: " + defined.getName() + ", number " + number.getAsInt());
    }
}
