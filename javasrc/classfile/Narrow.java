// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Numbers that are too wide for fields, or for results of methods, and that no instruction has made
 * narrower before: Narrow (written|returned). It happens after the probe. Tests rely on the locations.
 */
public final class Narrow {
    private static final int[] NUMBERS = {0x12345, -2, 200, 0x18180};
    private static final String[] TYPES = {"z", "Z", "b", "B", "c", "C", "s", "S"};
    private final Assembler assembler = new Assembler("classfile/Narrowing");

    private Narrow() {
    }

    /** What is written to. */
    public static final class Held {
        public static boolean sz;
        public static byte sb;
        public static char sc;
        public static short ss;
        public boolean z;
        public byte b;
        public char c;
        public short s;

        private Held() {
        }

        @Override
        public String toString() {
            return z + " " + b + " " + (int) c + " " + s + ", " + sz + " " + sb + " " + (int) sc
                + " " + ss;
        }
    }

    /** putfield at 2, 7, 12 and 17, putstatic at 21, 25, 29 and 33. */
    private byte[] writing() throws IOException {
        byte[] code = new byte[37];
        int at = 0;
        for (int i = 0; i < 16; i += 2) {
            boolean isStatic = i >= 8;
            int field = assembler.pair(9, assembler.classEntry("classfile/Narrow$Held"),
                assembler.pair(12, assembler.utf8((isStatic ? "s" : "") + TYPES[i % 8]),
                    assembler.utf8(TYPES[i % 8 + 1])));
            if (!isStatic) {
                code[at++] = 42; // aload_0
            }
            code[at++] = 27; // iload_1
            code[at++] = (byte) (isStatic ? 179 : 181);
            code[at++] = (byte) (field >> 8);
            code[at++] = (byte) field;
        }
        code[at] = (byte) 177; // return
        return code;
    }

    private byte[] bytes() throws IOException {
        assembler.method(9, "write", "(Lclassfile/Narrow$Held;I)V", 2, writing());
        for (int i = 0; i < 8; i += 2) {
            byte[] code = {26, -84}; // iload_0, ireturn
            assembler.method(9, TYPES[i], "(I)" + TYPES[i + 1], 1, code);
        }
        return assembler.bytes();
    }

    private static MethodHandle method(Class<?> klass, String name, Class<?> result, Class<?>... types)
        throws ReflectiveOperationException {
        return MethodHandles.lookup().findStatic(klass, name, MethodType.methodType(result, types));
    }

    private static void write(Class<?> klass) throws Throwable {
        MethodHandle write = method(klass, "write", void.class, Held.class, int.class);
        Held held = new Held();
        Agent.probe(held);
        for (int number : NUMBERS) {
            write.invokeExact(held, number);
            Agent.say("held: " + held);
        }
    }

    private static void give(Class<?> klass) throws Throwable {
        MethodHandle z = method(klass, "z", boolean.class, int.class);
        MethodHandle b = method(klass, "b", byte.class, int.class);
        MethodHandle c = method(klass, "c", char.class, int.class);
        MethodHandle s = method(klass, "s", short.class, int.class);
        Agent.probe(klass);
        for (int n : NUMBERS) {
            Agent.say("given: " + (boolean) z.invokeExact(n) + " " + (byte) b.invokeExact(n) + " "
                + (int) (char) c.invokeExact(n) + " " + (short) s.invokeExact(n));
        }
    }

    public static void main(String[] args) throws Throwable {
        Definer loader = new Definer(Narrow.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Narrowing", new Narrow().bytes());
        if (args[0].equals("written")) {
            write(klass);
        } else {
            give(klass);
        }
    }
}
