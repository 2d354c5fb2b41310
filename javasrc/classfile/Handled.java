// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Calls methods with tables of handlers such as no compiler makes, after the probe: Handled
 * (cold|compiled). Compiled methods have thrown and caught often before. Tests rely on the locations.
 */
final class Handled {
    private static final String[] NAMES = {"last", "outer", "first", "unfit", "again", "inside"};
    private static final int RETURN = 177;
    private static final int POP = 87;
    private static final int THROW = 191;
    private final Assembler assembler = new Assembler("classfile/Handlers");

    private Handled() {
    }

    private static byte[] bytes(int... code) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int one : code) {
            bytes.write(one);
        }
        return bytes.toByteArray();
    }

    private void method(String name, byte[] code, int... handlers) throws IOException {
        assembler.attributed(9, name, "()V", "Code", assembler.guarded(4, 1, code, handlers));
    }

    /** A reference to a method of the class. */
    private int reference(String name) throws IOException {
        return assembler.pair(10, assembler.classEntry("classfile/Handlers"),
            assembler.pair(12, assembler.utf8(name), assembler.utf8("()V")));
    }

    private byte[] make() throws IOException {
        int wider = assembler.classEntry("java/lang/Exception");
        int thrown = assembler.classEntry("java/lang/NullPointerException");
        int other = assembler.classEntry("java/lang/ArithmeticException");
        int high = reference("thrower") >> 8;
        int low = reference("thrower");
        int hole = reference("hole");
        method("thrower", bytes(1, THROW)); // aconst_null
        byte[] one = bytes(184, high, low, RETURN, POP, RETURN); // invokestatic
        byte[] two = bytes(184, high, low, RETURN, POP, RETURN, POP, RETURN);
        // The call is the last instruction in the range, or the range begins after it; that handler is
        // not where the caller has its own.
        method("last", one, 0, 3, 4, thrown);
        method("hole", two, 3, 4, 6, 0);
        method("outer", bytes(184, hole >> 8, hole, RETURN, POP, RETURN), 0, 3, 4, wider);
        // Of handlers that fit the first in the table counts.
        method("first", two, 0, 3, 4, wider, 0, 3, 6, thrown);
        method("unfit", two, 0, 3, 4, other, 0, 4, 6, 0);
        // The handler at 6 is in its own range, and calls what it catches: iconst_2, istore_0, the
        // call, return; pop, iinc, iload_0, ifne 15, return; the call again, return.
        method("again", bytes(5, 59, 184, high, low, RETURN, POP, 132, 0, -1, 26, 154, 0, 4, RETURN,
            184, high, low, RETURN), 2, 18, 6, 0);
        // A handler begins with throwing on, to the next one.
        method("inside", bytes(184, high, low, RETURN, THROW, POP, RETURN), 0, 3, 4, thrown,
            4, 5, 5, 0);
        return assembler.bytes(49);
    }

    public static void main(String[] args) throws Throwable {
        Definer loader = new Definer(Handled.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Handlers", new Handled().make());
        // Long enough for a JVM that compiles what runs often to have compiled it.
        int rounds = args[0].equals("compiled") ? 20000 : 0;
        MethodHandle[] methods = new MethodHandle[NAMES.length];
        for (int i = 0; i < NAMES.length; i++) {
            methods[i] = MethodHandles.lookup().findStatic(klass, NAMES[i],
                MethodType.methodType(void.class));
            for (int k = 0; k < rounds; k++) {
                methods[i].invokeExact();
            }
        }
        Agent.probe(klass);
        for (int i = 0; i < NAMES.length; i++) {
            methods[i].invokeExact();
            Agent.say(NAMES[i] + " returned");
        }
    }
}
