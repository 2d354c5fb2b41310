// SPDX-License-Identifier: Apache-2.0
package classfile;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** A public class without fields, put together instruction by instruction, as no compiler has to. */
final class Assembler {
    private final ByteArrayOutputStream poolBytes = new ByteArrayOutputStream();
    private final DataOutputStream pool = new DataOutputStream(poolBytes);
    private final ByteArrayOutputStream methodBytes = new ByteArrayOutputStream();
    private final DataOutputStream methods = new DataOutputStream(methodBytes);
    private final String name;
    private int entries = 1;
    private int methodCount;

    /** The class's name in internal form. */
    Assembler(String name) {
        this.name = name;
    }

    int utf8(String text) throws IOException {
        pool.writeByte(1);
        pool.writeUTF(text);
        return entries++;
    }

    int pair(int tag, int first, int second) throws IOException {
        pool.writeByte(tag);
        pool.writeShort(first);
        pool.writeShort(second);
        return entries++;
    }

    int classEntry(String internalName) throws IOException {
        int text = utf8(internalName);
        pool.writeByte(7);
        pool.writeShort(text);
        return entries++;
    }

    int longEntry(long value) throws IOException {
        pool.writeByte(5);
        pool.writeLong(value);
        entries += 2;
        return entries - 2;
    }

    /** The content of an attribute: how many elements, then these numbers of 16 bits. */
    static byte[] table(int count, int... numbers) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeShort(count);
        for (int number : numbers) {
            out.writeShort(number);
        }
        return bytes.toByteArray();
    }

    /** A method with at most 4 operands; the attributes are of its code, as name and content. */
    void method(int flags, String methodName, String signature, int locals, byte[] code,
            Object... attributes) throws IOException {
        int size = 12 + code.length;
        for (int i = 1; i < attributes.length; i += 2) {
            size += 6 + ((byte[]) attributes[i]).length;
        }
        methodCount++;
        methods.writeShort(flags);
        methods.writeShort(utf8(methodName));
        methods.writeShort(utf8(signature));
        methods.writeShort(1);
        methods.writeShort(utf8("Code"));
        methods.writeInt(size);
        methods.writeShort(4);
        methods.writeShort(locals);
        methods.writeInt(code.length);
        methods.write(code);
        methods.writeShort(0);
        methods.writeShort(attributes.length / 2);
        for (int i = 0; i < attributes.length; i += 2) {
            byte[] content = (byte[]) attributes[i + 1];
            methods.writeShort(utf8((String) attributes[i]));
            methods.writeInt(content.length);
            methods.write(content);
        }
    }

    /** The class file, of the version of release 8. */
    byte[] bytes() throws IOException {
        int itself = classEntry(name);
        int superclass = classEntry("java/lang/Object");
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        DataOutputStream file = new DataOutputStream(whole);
        file.writeInt(0xcafebabe);
        file.writeInt(52);
        file.writeShort(entries);
        poolBytes.writeTo(file);
        file.writeShort(0x21);
        file.writeShort(itself);
        file.writeShort(superclass);
        file.writeInt(0);
        file.writeShort(methodCount);
        methodBytes.writeTo(file);
        file.writeShort(0);
        return whole.toByteArray();
    }
}
