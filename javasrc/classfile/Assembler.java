// SPDX-License-Identifier: Apache-2.0
package classfile;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** A public class, put together instruction by instruction, as no compiler has to. */
public final class Assembler {
    private final ByteArrayOutputStream poolBytes = new ByteArrayOutputStream();
    private final DataOutputStream pool = new DataOutputStream(poolBytes);
    private final ByteArrayOutputStream interfaceBytes = new ByteArrayOutputStream();
    private final DataOutputStream interfaces = new DataOutputStream(interfaceBytes);
    private final ByteArrayOutputStream fieldBytes = new ByteArrayOutputStream();
    private final DataOutputStream fields = new DataOutputStream(fieldBytes);
    private final ByteArrayOutputStream methodBytes = new ByteArrayOutputStream();
    private final DataOutputStream methods = new DataOutputStream(methodBytes);
    private final String name;
    private int entries = 1;
    private int interfaceCount;
    private int fieldCount;
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

    private int named(int tag, String name) throws IOException {
        int text = utf8(name);
        pool.writeByte(tag);
        pool.writeShort(text);
        return entries++;
    }

    int classEntry(String internalName) throws IOException {
        return named(7, internalName);
    }

    int stringEntry(String text) throws IOException {
        return named(8, text);
    }

    /** A method type. */
    int typeEntry(String signature) throws IOException {
        return named(16, signature);
    }

    /** A method handle of that kind. */
    int handleEntry(int kind, int reference) throws IOException {
        pool.writeByte(15);
        pool.writeByte(kind);
        pool.writeShort(reference);
        return entries++;
    }

    int longEntry(long value) throws IOException {
        return wide(5, value);
    }

    int doubleEntry(double value) throws IOException {
        return wide(6, Double.doubleToRawLongBits(value));
    }

    private int wide(int tag, long bits) throws IOException {
        pool.writeByte(tag);
        pool.writeLong(bits);
        entries += 2;
        return entries - 2;
    }

    /** An int, float, long or double of these bits, by its tag. */
    int numberEntry(int tag, long bits) throws IOException {
        if (tag > 4) {
            return wide(tag, bits);
        }
        pool.writeByte(tag);
        pool.writeInt((int) bits);
        return entries++;
    }

    int floatEntry(float value) throws IOException {
        pool.writeByte(4);
        pool.writeFloat(value);
        return entries++;
    }

    /** The content of an attribute: how many elements, then these numbers of 16 bits. */
    public static byte[] table(int count, int... numbers) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeShort(count);
        for (int number : numbers) {
            out.writeShort(number);
        }
        return bytes.toByteArray();
    }

    /** Attributes as name and content, each pair after the other. */
    private byte[] attributes(Object... pairs) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeShort(pairs.length / 2);
        for (int i = 0; i < pairs.length; i += 2) {
            byte[] content = (byte[]) pairs[i + 1];
            out.writeShort(utf8((String) pairs[i]));
            out.writeInt(content.length);
            out.write(content);
        }
        return bytes.toByteArray();
    }

    /** The content of a method's code with at most 4 operands, with attributes of its own. */
    byte[] code(int locals, byte[] code, Object... attributes) throws IOException {
        return code(4, locals, code, attributes);
    }

    /** The same with at most that many operands. */
    byte[] code(int operands, int locals, byte[] code, Object... attributes)
        throws IOException {
        return guarded(operands, locals, code, new int[0], attributes);
    }

    /** The same with handlers, each as start, end, handler, and the class that it catches or 0. */
    byte[] guarded(int operands, int locals, byte[] code, int[] handlers, Object... attributes)
        throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeShort(operands);
        out.writeShort(locals);
        out.writeInt(code.length);
        out.write(code);
        out.write(table(handlers.length / 4, handlers));
        out.write(attributes(attributes));
        return bytes.toByteArray();
    }

    private void member(DataOutputStream members, int flags, String memberName, String signature,
            Object... attributes) throws IOException {
        members.writeShort(flags);
        members.writeShort(utf8(memberName));
        members.writeShort(utf8(signature));
        members.write(attributes(attributes));
    }

    /** An interface that the class implements, by its name in internal form. */
    void implement(String interfaceName) throws IOException {
        interfaceCount++;
        interfaces.writeShort(classEntry(interfaceName));
    }

    /** A field with these attributes. */
    void field(int flags, String fieldName, String signature, Object... attributes)
        throws IOException {
        fieldCount++;
        member(fields, flags, fieldName, signature, attributes);
    }

    /** A method with these attributes. */
    void attributed(int flags, String methodName, String signature, Object... attributes)
        throws IOException {
        methodCount++;
        member(methods, flags, methodName, signature, attributes);
    }

    /** A method that has nothing but code; the attributes are of its code. */
    void method(int flags, String methodName, String signature, int locals, byte[] code,
            Object... attributes) throws IOException {
        attributed(flags, methodName, signature, "Code", code(locals, code, attributes));
    }

    /** The class file, of the version of release 8. */
    byte[] bytes() throws IOException {
        return bytes(52);
    }

    /** The same of another version, with attributes. */
    byte[] bytes(int version, Object... attributes) throws IOException {
        byte[] ofClass = attributes(attributes);
        int itself = classEntry(name);
        int superclass = classEntry("java/lang/Object");
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        DataOutputStream file = new DataOutputStream(whole);
        file.writeInt(0xcafebabe);
        file.writeInt(version);
        file.writeShort(entries);
        poolBytes.writeTo(file);
        file.writeShort(0x21);
        file.writeShort(itself);
        file.writeShort(superclass);
        file.writeShort(interfaceCount);
        interfaceBytes.writeTo(file);
        file.writeShort(fieldCount);
        fieldBytes.writeTo(file);
        file.writeShort(methodCount);
        methodBytes.writeTo(file);
        file.write(ofClass);
        return whole.toByteArray();
    }
}
