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
final class Far extends ClassLoader {
    private static final String NAME = "classfile.FarCode";
    private final DataOutputStream pool;
    private final ByteArrayOutputStream poolBytes = new ByteArrayOutputStream();
    private int entries = 1;

    private Far() {
        super(Far.class.getClassLoader());
        pool = new DataOutputStream(poolBytes);
    }

    private int utf8(String text) throws IOException {
        pool.writeByte(1);
        pool.writeUTF(text);
        return entries++;
    }

    private int pair(int tag, int first, int second) throws IOException {
        pool.writeByte(tag);
        pool.writeShort(first);
        pool.writeShort(second);
        return entries++;
    }

    private int classEntry(String name) throws IOException {
        int text = utf8(name);
        pool.writeByte(7);
        pool.writeShort(text);
        return entries++;
    }

    private int longEntry(long value) throws IOException {
        pool.writeByte(5);
        pool.writeLong(value);
        entries += 2;
        return entries - 2;
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
        int probe = pair(10, classEntry("assay/Agent"),
            pair(12, utf8("probe"), utf8("(Ljava/lang/Object;)V")));
        code.writeByte(17); // sipush
        code.writeShort(12345);
        wide(code, 54, 299); // istore
        code.writeByte(20); // ldc2_w
        code.writeShort(longEntry(0x0000010203040506L));
        wide(code, 55, 255); // lstore
        code.writeByte(17);
        code.writeShort(77);
        wide(code, 54, 257);
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

    private byte[] lines() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        int[] entries = {0, 1, 32766, 32767, 32769, 32768, 63000, 65535};
        out.writeShort(entries.length / 2);
        for (int entry : entries) {
            out.writeShort(entry);
        }
        return bytes.toByteArray();
    }

    private byte[] variables() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        String[] names = {"x", "wide", "pair", "late", "far"};
        int[] starts = {0, 7, 14, 21, 32769};
        int[] slots = {0, 299, 255, 257, 258};
        out.writeShort(names.length);
        for (int i = 0; i < names.length; i++) {
            out.writeShort(starts[i]);
            out.writeShort(63022 - starts[i]);
            out.writeShort(utf8(names[i]));
            out.writeShort(utf8(names[i].equals("pair") ? "J" : "I"));
            out.writeShort(slots[i]);
        }
        return bytes.toByteArray();
    }

    private void method(DataOutputStream out, String name, String signature, int locals,
            byte[] code, Object... attributes) throws IOException {
        int size = 12 + code.length;
        for (int i = 1; i < attributes.length; i += 2) {
            size += 6 + ((byte[]) attributes[i]).length;
        }
        out.writeShort(9);
        out.writeShort(utf8(name));
        out.writeShort(utf8(signature));
        out.writeShort(1);
        out.writeShort(utf8("Code"));
        out.writeInt(size);
        out.writeShort(4);
        out.writeShort(locals);
        out.writeInt(code.length);
        out.write(code);
        out.writeShort(0);
        out.writeShort(attributes.length / 2);
        for (int i = 0; i < attributes.length; i += 2) {
            byte[] content = (byte[]) attributes[i + 1];
            out.writeShort(utf8((String) attributes[i]));
            out.writeInt(content.length);
            out.write(content);
        }
    }

    private byte[] bytes() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeShort(0x21);
        out.writeShort(classEntry(NAME.replace('.', '/')));
        out.writeShort(classEntry("java/lang/Object"));
        out.writeInt(0);
        out.writeShort(3);
        method(out, "run", "(I)I", 300, run(), "LineNumberTable", lines(),
            "LocalVariableTable", variables());
        method(out, "fail", "()V", 1, fail());
        StringBuilder longs = new StringBuilder();
        for (int i = 0; i < 127; i++) {
            longs.append('J');
        }
        method(out, "many", "(" + longs + "I)I", 40000, new byte[] {21, (byte) 254, (byte) 172});
        out.writeShort(0);
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        DataOutputStream file = new DataOutputStream(whole);
        file.writeInt(0xcafebabe);
        file.writeInt(52);
        file.writeShort(entries);
        poolBytes.writeTo(file);
        bytes.writeTo(file);
        return whole.toByteArray();
    }

    public static void main(String[] args) throws Exception {
        Far loader = new Far();
        byte[] bytes = loader.bytes();
        Class<?> klass = loader.defineClass(NAME, bytes, 0, bytes.length);
        Class.forName(NAME, true, loader);
        Agent.probe(klass);
        Agent.say("run: " + klass.getMethod("run", int.class).invoke(null, 7));
        try {
            klass.getMethod("fail").invoke(null);
        } catch (InvocationTargetException e) {
            Agent.say("fail: " + (e.getCause() instanceof NullPointerException));
        }
    }
}
