// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Numbers that are too wide for boolean fields, or for results of methods, and that no instruction has
 * made narrower before: Narrow (written|returned). It happens after the probe. Tests rely on the
 * locations.
 */
public final class Narrow {
    private static final int[] NUMBERS = {0x12345, -2, 200, 0x18180};
    private static final String[] TYPES = {"z", "Z", "b", "B", "c", "C", "s", "S"};
    private final Assembler assembler = new Assembler("classfile/Narrowing");

    private Narrow() {
    }

    /** What is written to: of fields of other types no narrowing is specified. */
    public static final class Held {
        public static boolean sz;
        public boolean z;

        private Held() {
        }

        @Override
        public String toString() {
            return z + ", " + sz;
        }
    }

    private int field(String fieldName) throws IOException {
        return assembler.pair(9, assembler.classEntry("classfile/Narrow$Held"),
            assembler.pair(12, assembler.utf8(fieldName), assembler.utf8("Z")));
    }

    /** aload_0, iload_1, putfield 2, iload_1, putstatic 6, return. */
    private byte[] writing() throws IOException {
        int own = field("z");
        int shared = field("sz");
        byte[] code = {42, 27, (byte) 181, (byte) (own >> 8), (byte) own, 27, (byte) 179,
            (byte) (shared >> 8), (byte) shared, (byte) 177};
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
