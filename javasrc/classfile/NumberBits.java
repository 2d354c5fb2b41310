// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.lang.reflect.Method;

/**
 * A class whose methods return constants at the edges of the types of numbers, among them NaNs of several bits. The
 * probe gets the class, and before and after that each method with the bits of what it returns.
 */
final class NumberBits {
    private static final String[] NUMBERS = {"int 80000000",
        "float 80000000", "float 00000001", "float ff800000", "float 7fc00001", "float ffc00000", "float 7f800001",
        "long 8000000000000000", "long 00000000ffffffff",
        "double 8000000000000000", "double 0000000000000001", "double fff0000000000000", "double 7ff8000000000001",
        "double fff8000000000000", "double 7ff0000000000001"};
    private static final String[] TYPES = {"int", "float", "long", "double"};

    private NumberBits() {
    }

    /** A class with a method for each number, which is named like it. */
    private static Class<?> define() throws Exception {
        Assembler made = new Assembler("classfile/Edges");
        for (String number : NUMBERS) {
            String[] parts = number.split(" ");
            int type = java.util.Arrays.asList(TYPES).indexOf(parts[0]);
            int constant = made.numberEntry(3 + type, Long.parseUnsignedLong(parts[1], 16));
            // ldc_w or ldc2_w, and the instruction that returns it.
            byte[] code = {(byte) (type < 2 ? 0x13 : 0x14), (byte) (constant >> 8), (byte) constant,
                (byte) new int[] {0xac, 0xae, 0xad, 0xaf}[type]};
            made.method(9, number, "()" + "IFJD".charAt(type), 0, code);
        }
        return new Definer(NumberBits.class.getClassLoader()).define("classfile.Edges", made.bytes());
    }

    private static String bits(Object number) {
        if (number instanceof Integer) {
            return String.format("%08x", number);
        } else if (number instanceof Float) {
            return String.format("%08x", Float.floatToRawIntBits((Float) number));
        } else if (number instanceof Long) {
            return String.format("%016x", number);
        }
        return String.format("%016x", Double.doubleToRawLongBits((Double) number));
    }

    private static boolean isNaN(Object number) {
        return !(number instanceof Long) && Double.isNaN(((Number) number).doubleValue());
    }

    private static void probe(Class<?> klass) throws ReflectiveOperationException {
        for (String number : NUMBERS) {
            Method method = klass.getMethod(number);
            Object value = method.invoke(null);
            boolean differs = isNaN(value) && !number.endsWith(bits(value));
            Agent.probe(new Object[] {method, differs ? "another NaN" : bits(value)});
        }
    }

    public static void main(String[] args) throws Exception {
        Class<?> klass = define();
        probe(klass);
        Agent.probe(klass);
        probe(klass);
    }
}
