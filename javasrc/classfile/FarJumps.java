// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * A class with branches as far as 16 bits reach, over instructions that load constants. The probe gets it
 * together with a class file in which these constants are others; where there are many, a JVM may need wider
 * instructions.
 */
final class FarJumps {
    private static final int FAR = 32767;
    private static final int PUBLIC_STATIC = 9;

    private FarJumps() {
    }

    /** Loads the constant 20 times, and goes on to that location. */
    private static void load(DataOutputStream code, int constant, int location) throws IOException {
        for (int i = 0; i < 20; i++) {
            code.write(new byte[] {18, (byte) constant, 87}); // ldc, pop
        }
        while (code.size() < location) {
            code.writeByte(0); // nop
        }
    }

    private static void giveMore(DataOutputStream code, int number) throws IOException {
        code.write(new byte[] {26, 16, (byte) number, 96, (byte) 172}); // iload_0, bipush, iadd, ireturn
    }

    /** Returns NUMBER + 5 for 0, and 10 more than another argument. */
    private static byte[] forward(int constant, int number) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream code = new DataOutputStream(bytes);
        code.writeByte(26); // iload_0
        code.writeByte(153); // ifeq
        code.writeShort(FAR);
        load(code, constant, FAR - 4);
        giveMore(code, 10);
        giveMore(code, number + 5);
        return bytes.toByteArray();
    }

    /** Goes to the end, from where it goes back for arguments other than 0. */
    private static byte[] back(int constant, int number) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream code = new DataOutputStream(bytes);
        code.writeByte(167); // goto
        code.writeShort(FAR);
        load(code, constant, FAR - 5);
        giveMore(code, number);
        code.write(new byte[3]); // nop
        code.writeByte(26); // iload_0
        code.writeByte(154); // ifne
        code.writeShort(3 - code.size() + 1);
        giveMore(code, number + 5);
        return bytes.toByteArray();
    }

    private static byte[] bytes(int number) throws IOException {
        Assembler assembler = new Assembler("classfile/Jumping");
        int constant = assembler.stringEntry("text of " + number);
        for (int i = 0; i < 300; i++) {
            assembler.stringEntry("further " + i);
        }
        assembler.method(PUBLIC_STATIC, "forward", "(I)I", 1, forward(constant, number));
        assembler.method(PUBLIC_STATIC, "back", "(I)I", 1, back(constant, number));
        return assembler.bytes(49);
    }

    private static void say(Class<?> klass) throws ReflectiveOperationException {
        StringBuilder text = new StringBuilder();
        for (String name : new String[] {"forward", "back"}) {
            for (int argument : new int[] {0, 3}) {
                text.append(' ').append(klass.getMethod(name, int.class).invoke(null, argument));
            }
        }
        Agent.say("results:" + text);
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(FarJumps.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Jumping", bytes(20));
        say(klass);
        Agent.probe(new Object[] {klass, bytes(30), null});
        say(klass);
    }
}
