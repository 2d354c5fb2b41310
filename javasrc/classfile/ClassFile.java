// SPDX-License-Identifier: Apache-2.0
package classfile;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A class file that is changed where no compiler would: names and other text of its constant pool,
 * its access flags and its attributes.
 */
public final class ClassFile {
    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int CLASS = 7;
    private static final int STRING = 8;
    private static final int METHOD = 10;
    private static final int NAME_AND_TYPE = 12;
    private static final int HANDLE = 15;
    private static final int DYNAMIC = 17;
    private static final int INVOKE_STATIC = 6;

    private int version;
    private final List<byte[]> pool = new ArrayList<>();
    private byte[] rest;

    private ClassFile() {
    }

    /** The class file that the compiler made, by the class's name in internal form. */
    public static ClassFile of(String name) throws IOException {
        try (InputStream in = ClassFile.class.getResourceAsStream("/" + name + ".class")) {
            return of(all(in));
        }
    }

    public static ClassFile of(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        ClassFile file = new ClassFile();
        in.readInt();
        file.version = in.readInt();
        int count = in.readUnsignedShort();
        file.pool.add(null);
        while (file.pool.size() < count) {
            file.read(in);
        }
        file.rest = all(in);
        return file;
    }

    private static byte[] all(InputStream in) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buffer = new byte[4096];
        for (int n = in.read(buffer); n > 0; n = in.read(buffer)) {
            out.write(buffer, 0, n);
        }
        return out.toByteArray();
    }

    /** Reads an entry of the pool; long and double take two places. */
    private void read(DataInputStream in) throws IOException {
        in.mark(3);
        int tag = in.readUnsignedByte();
        int length;
        if (tag == UTF8) {
            length = 2 + in.readUnsignedShort();
        } else if (tag == LONG || tag == DOUBLE) {
            length = 8;
        } else if (tag == 15) {
            length = 3;
        } else {
            length = tag == 7 || tag == 8 || tag == 16 || tag == 19 || tag == 20 ? 2 : 4;
        }
        in.reset();
        byte[] entry = new byte[1 + length];
        in.readFully(entry);
        pool.add(entry);
        if (tag == LONG || tag == DOUBLE) {
            pool.add(null);
        }
    }

    private static byte[] utf8(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        byte[] entry = new byte[3 + bytes.length];
        entry[0] = UTF8;
        entry[1] = (byte) (bytes.length >> 8);
        entry[2] = (byte) bytes.length;
        System.arraycopy(bytes, 0, entry, 3, bytes.length);
        return entry;
    }

    /** Where in the constant pool a text stands. */
    public int index(String text) {
        byte[] entry = utf8(text);
        for (int i = 0; i < pool.size(); i++) {
            if (java.util.Arrays.equals(pool.get(i), entry)) {
                return i;
            }
        }
        throw new IllegalArgumentException("the class file has no text " + text);
    }

    private int number(int entry, int at) {
        byte[] bytes = pool.get(entry);
        return (bytes[at] & 0xff) << 8 | bytes[at + 1] & 0xff;
    }

    /** Where in the constant pool a method of a class stands. */
    public int index(String owner, String name, String signature) {
        for (int i = 1; i < pool.size(); i++) {
            if (pool.get(i) != null && pool.get(i)[0] == METHOD) {
                int called = number(i, 3);
                if (number(number(i, 1), 1) == index(owner) && number(called, 1) == index(name)
                    && number(called, 3) == index(signature)) {
                    return i;
                }
            }
        }
        throw new IllegalArgumentException("the class file has no method " + name);
    }

    /** Replaces a text of the constant pool. */
    public ClassFile text(String from, String to) {
        pool.set(index(from), utf8(to));
        return this;
    }

    private int add(int tag, int... parts) {
        byte[] entry = new byte[1 + 2 * parts.length];
        entry[0] = (byte) tag;
        for (int i = 0; i < parts.length; i++) {
            entry[1 + 2 * i] = (byte) (parts[i] >> 8);
            entry[2 + 2 * i] = (byte) parts[i];
        }
        pool.add(entry);
        return pool.size() - 1;
    }

    /** Adds a text to the constant pool. */
    public int add(String text) {
        pool.add(utf8(text));
        return pool.size() - 1;
    }

    /** Adds a class to the constant pool, by its name in internal form. */
    public int addClass(String name) {
        return add(CLASS, add(name));
    }

    /**
     * Makes a string constant a dynamic one of that name and type, computed by a static method that
     * takes lookup, name and type. The class must have no bootstrap methods of its own.
     */
    public ClassFile dynamic(String text, String type, String owner, String method)
        throws IOException {
        int name = index(text);
        int called = add(NAME_AND_TYPE, add(method), add("(Ljava/lang/invoke/MethodHandles$Lookup;"
            + "Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;"));
        int reference = add(METHOD, addClass(owner), called);
        byte[] handle = {HANDLE, INVOKE_STATIC, (byte) (reference >> 8), (byte) reference};
        pool.add(handle);
        int bootstrap = pool.size() - 1;
        int made = add(NAME_AND_TYPE, name, add("L" + type + ";"));
        byte[] constant = {DYNAMIC, 0, 0, (byte) (made >> 8), (byte) made};
        byte[] string = {STRING, (byte) (name >> 8), (byte) name};
        for (int i = 1; i < pool.size(); i++) {
            if (java.util.Arrays.equals(pool.get(i), string)) {
                pool.set(i, constant);
            }
        }
        return attribute("BootstrapMethods",
            new byte[] {0, 1, (byte) (bootstrap >> 8), (byte) bootstrap, 0, 0});
    }

    /** Gives an attribute a name that no JVM knows, so that it is as if it were not there. */
    public ClassFile without(String attribute) {
        return text(attribute, "Unknown" + attribute);
    }

    /** Sets the access flags of the class. */
    public ClassFile flags(int flags) {
        rest[0] = (byte) (flags >> 8);
        rest[1] = (byte) flags;
        return this;
    }

    /** The number of fields that the class declares. */
    public int fields() throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(rest));
        in.skipBytes(6);
        in.skipBytes(2 * in.readUnsignedShort());
        return in.readUnsignedShort();
    }

    /** Sets the access flags of a field. */
    public ClassFile field(String name, int flags) throws IOException {
        return member(false, name, flags);
    }

    /** Sets the access flags of the first method of that name. */
    public ClassFile method(String name, int flags) throws IOException {
        return member(true, name, flags);
    }

    private ClassFile member(boolean isMethod, String name, int flags) throws IOException {
        int named = index(name);
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(rest));
        in.skipBytes(6);
        in.skipBytes(2 * in.readUnsignedShort());
        for (int kind = 0; kind < 2; kind++) {
            for (int members = in.readUnsignedShort(); members > 0; members--) {
                int at = rest.length - in.available();
                in.skipBytes(2);
                if (in.readUnsignedShort() == named && isMethod == (kind == 1)) {
                    rest[at] = (byte) (flags >> 8);
                    rest[at + 1] = (byte) flags;
                    return this;
                }
                in.skipBytes(2);
                for (int count = in.readUnsignedShort(); count > 0; count--) {
                    in.skipBytes(2);
                    in.skipBytes(in.readInt());
                }
            }
        }
        throw new IllegalArgumentException("the class file has no member " + name);
    }

    /** Puts an entry of that tag, with these numbers of 16 bits, at the end of the constant pool. */
    public int entry(int tag, int... parts) {
        return add(tag, parts);
    }

    /** Sets minor and major version. */
    public ClassFile version(int minor, int major) {
        version = minor << 16 | major;
        return this;
    }

    /** Puts entries without meaning at the end of the constant pool. */
    public ClassFile padded(int count) {
        for (int i = 0; i < count; i++) {
            pool.add(utf8("padding " + i));
        }
        return this;
    }

    /** Adds an attribute of the class. */
    public ClassFile attribute(String name, byte[] content) throws IOException {
        int at = attributes();
        int count = (rest[at] & 0xff) << 8 | rest[at + 1] & 0xff;
        rest[at] = (byte) (count + 1 >> 8);
        rest[at + 1] = (byte) (count + 1);
        pool.add(utf8(name));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(rest);
        out.writeShort(pool.size() - 1);
        out.writeInt(content.length);
        out.write(content);
        rest = bytes.toByteArray();
        return this;
    }

    /** Where in the rest the count of the class's attributes stands. */
    private int attributes() throws IOException {
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(rest));
        in.skipBytes(6);
        in.skipBytes(2 * in.readUnsignedShort());
        for (int kind = 0; kind < 2; kind++) {
            for (int members = in.readUnsignedShort(); members > 0; members--) {
                in.skipBytes(6);
                for (int count = in.readUnsignedShort(); count > 0; count--) {
                    in.skipBytes(2);
                    in.skipBytes(in.readInt());
                }
            }
        }
        return rest.length - in.available();
    }

    public byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeInt(0xcafebabe);
            out.writeInt(version);
            out.writeShort(pool.size());
            for (byte[] entry : pool) {
                if (entry != null) {
                    out.write(entry);
                }
            }
            out.write(rest);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return bytes.toByteArray();
    }
}
