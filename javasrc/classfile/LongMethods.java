// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;

/**
 * A class whose numbers do not fit into 8 or 15 bits: code beyond location 32767, lines up to
 * 65535, slots beyond 255. Its subject is the class first; then run(7) is called, which probes
 * with null at location 63001; then fail(), which throws at 50001.
 */
final class LongMethods {
    private static final int PUBLIC_STATIC = 9;
    private final Assembler assembler = new Assembler("classfile/LongCode");

    private LongMethods() {
    }

    private static void wide(DataOutputStream code, int operation, int slot) throws IOException {
        code.writeByte(196);
        code.writeByte(operation);
        code.writeShort(slot);
    }

    /** Adds 1 to the first variable until the code reaches that location. */
    private static void count(DataOutputStream code, int location) throws IOException {
        while (code.size() < location) {
            code.writeByte(132);
            code.writeShort(1);
        }
    }

    private byte[] run() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream code = new DataOutputStream(bytes);
        int probe = assembler.pair(10, assembler.classEntry("assay/Agent"),
            assembler.pair(12, assembler.utf8("probe"), assembler.utf8("(Ljava/lang/Object;)V")));
        code.writeByte(17); // sipush
        code.writeShort(12345);
        wide(code, 54, 299); // istore
        code.writeByte(20); // ldc2_w
        code.writeShort(assembler.longEntry(0x0000010203040506L));
        wide(code, 55, 255); // lstore
        code.writeByte(17);
        code.writeShort(77);
        wide(code, 54, 257);
        code.writeByte(16); // bipush
        code.writeByte(88);
        wide(code, 54, 258);
        code.writeByte(132); // iinc
        code.writeShort(3);
        count(code, 63000);
        code.writeByte(1); // aconst_null
        code.writeByte(184); // invokestatic
        code.writeShort(probe);
        wide(code, 21, 299); // iload
        wide(code, 22, 255); // lload
        code.writeByte(136); // l2i
        code.writeByte(96); // iadd
        code.writeByte(26); // iload_0
        code.writeByte(96);
        wide(code, 21, 257);
        code.writeByte(96);
        code.writeByte(172); // ireturn
        return bytes.toByteArray();
    }

    private static byte[] fail() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream code = new DataOutputStream(bytes);
        code.writeByte(3); // iconst_0
        code.writeByte(59); // istore_0
        count(code, 50000);
        code.writeByte(1);
        code.writeByte(191); // athrow
        return bytes.toByteArray();
    }

    private byte[] variables() throws IOException {
        String[] names = {"x", "wide", "pair", "late", "far"};
        int[] starts = {0, 7, 14, 21, 32769};
        int[] slots = {0, 299, 255, 257, 258};
        int[] numbers = new int[5 * names.length];
        for (int i = 0; i < names.length; i++) {
            numbers[5 * i] = starts[i];
            numbers[5 * i + 1] = 63022 - starts[i];
            numbers[5 * i + 2] = assembler.utf8(names[i]);
            numbers[5 * i + 3] = assembler.utf8(names[i].equals("pair") ? "J" : "I");
            numbers[5 * i + 4] = slots[i];
        }
        return Assembler.table(names.length, numbers);
    }

    private byte[] bytes() throws IOException {
        byte[] lines = Assembler.table(4, 0, 1, 32766, 32767, 32769, 32768, 63000, 65535);
        assembler.method(PUBLIC_STATIC, "run", "(I)I", 300, run(), "LineNumberTable", lines,
            "LocalVariableTable", variables());
        assembler.method(PUBLIC_STATIC, "fail", "()V", 1, fail());
        StringBuilder longs = new StringBuilder();
        for (int i = 0; i < 127; i++) {
            longs.append('J');
        }
        assembler.method(PUBLIC_STATIC, "many", "(" + longs + "I)I", 40000,
            new byte[] {21, (byte) 254, (byte) 172});
        return assembler.bytes();
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(LongMethods.class.getClassLoader());
        Class<?> klass = loader.define("classfile.LongCode", new LongMethods().bytes());
        Class.forName(klass.getName(), true, loader);
        Agent.probe(klass);
        Agent.say("run: " + klass.getMethod("run", int.class).invoke(null, 7));
        try {
            klass.getMethod("fail").invoke(null);
        } catch (InvocationTargetException e) {
            Agent.say("fail: " + (e.getCause() instanceof NullPointerException));
        }
    }
}
