// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * A class whose last constant takes two places: a long, which its method number() loads. The probe gets it with a
 * class file that has another last constant, a double, in the place of the long.
 */
final class WideLast {
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int LAST = 12;

    private WideLast() {
    }

    private static byte[] bytes(int tag, long bits) throws IOException {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        DataOutputStream file = new DataOutputStream(whole);
        String[] texts = {"classfile/Wide", "java/lang/Object", "Code", "number", "()J", "precise", "()D"};
        file.writeInt(0xcafebabe);
        file.writeInt(52);
        file.writeShort(LAST + 2);
        for (String text : texts) {
            file.writeByte(1);
            file.writeUTF(text);
        }
        file.write(new byte[] {7, 0, 1, 7, 0, 2});
        // A constant of the other kind comes first, so that both files have the same places.
        file.writeByte(tag == LONG ? DOUBLE : LONG);
        file.writeLong(tag == LONG ? Double.doubleToRawLongBits(1.5) : 70001L);
        file.writeByte(tag);
        file.writeLong(bits);
        file.write(new byte[] {0, 0x21, 0, 8, 0, 9, 0, 0, 0, 0, 0, 2});
        method(file, 4, 5, tag == LONG ? LAST : LAST - 2, 0xad);
        method(file, 6, 7, tag == LONG ? LAST - 2 : LAST, 0xaf);
        file.writeShort(0);
        return whole.toByteArray();
    }

    /** A static method that returns a constant: ldc2_w, and the instruction that returns it. */
    private static void method(DataOutputStream file, int name, int type, int constant, int end)
        throws IOException {
        file.write(new byte[] {0, 9, 0, (byte) name, 0, (byte) type, 0, 1, 0, 3, 0, 0, 0, 16, 0, 2, 0, 0, 0, 0, 0, 4,
            0x14, 0, (byte) constant, (byte) end, 0, 0, 0, 0});
    }

    private static void say(String when, Class<?> klass) throws ReflectiveOperationException {
        Agent.say(when + ": " + klass.getMethod("number").invoke(null) + " "
            + klass.getMethod("precise").invoke(null));
    }

    public static void main(String[] args) throws Exception {
        Class<?> klass = new Definer(WideLast.class.getClassLoader())
            .define("classfile.Wide", bytes(LONG, 1234567890123L));
        say("before", klass);
        Agent.probe(new Object[] {klass, bytes(DOUBLE, Double.doubleToRawLongBits(2.25)), null});
        say("after", klass);
    }
}
