// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;
import java.lang.invoke.MethodHandle;

/**
 * A class whose methods return constants that no compiler makes: a method type, and a handle of one
 * of its own methods. The probe gets it with one class file for each argument, "old" or
 * another word.
 */
final class Handles {
    private static final int INVOKE_STATIC = 6;
    private static final String STRING = "()Ljava/lang/String;";

    private Handles() {
    }

    private static byte[] giving(int constant) {
        return new byte[] {19, (byte) (constant >> 8), (byte) constant, -80}; // ldc_w, areturn
    }

    /** With any other word than "old", a hundred unused constants come before these. */
    private static byte[] bytes(String word) throws IOException {
        boolean old = word.equals("old");
        Assembler assembler = new Assembler("classfile/Handled");
        for (int i = 0; !old && i < 50; i++) {
            assembler.handleEntry(INVOKE_STATIC, assembler.pair(10, assembler.classEntry("none"),
                assembler.pair(12, assembler.utf8("shift" + i), assembler.utf8("(F)V"))));
            assembler.typeEntry("(B)C");
        }
        for (String name : new String[] {"one", "two"}) {
            int string = assembler.stringEntry(word + " " + name);
            assembler.method(0x9, name, STRING, 0, giving(string));
        }
        int handled = assembler.pair(10, assembler.classEntry("classfile/Handled"),
            assembler.pair(12, assembler.utf8(old ? "one" : "two"), assembler.utf8(STRING)));
        assembler.method(0x9, "type", "()Ljava/lang/Object;", 0,
            giving(assembler.typeEntry(old ? "()V" : "(IJ)D")));
        assembler.method(0x9, "handle", "()Ljava/lang/invoke/MethodHandle;", 0,
            giving(assembler.handleEntry(INVOKE_STATIC, handled)));
        return assembler.bytes();
    }

    private static void say(String when, Class<?> klass) throws Throwable {
        MethodHandle handle = (MethodHandle) klass.getMethod("handle").invoke(null);
        Agent.say(when + ": type " + klass.getMethod("type").invoke(null) + ", handle of "
            + (String) handle.invoke());
    }

    public static void main(String[] args) throws Throwable {
        Definer loader = new Definer(Handles.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Handled", bytes("old"));
        say("before", klass);
        for (String word : args) {
            Agent.probe(new Object[] {klass, bytes(word), null});
            say(word, klass);
        }
    }
}
