// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * An object of a class with 1100 fields, f0 to f1099, those of odd numbers static. After the probe, which gets the
 * object, its method run() writes its number to each and then reads each.
 */
final class NumberedFields {
    private static final int FIELDS = 1100;

    private NumberedFields() {
    }

    private static byte[] run(Assembler assembler) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        ByteArrayOutputStream reads = new ByteArrayOutputStream();
        DataOutputStream reading = new DataOutputStream(reads);
        int itself = assembler.classEntry("classfile/Numbered");
        for (int i = 0; i < FIELDS; i++) {
            boolean isStatic = i % 2 == 1;
            assembler.field(isStatic ? 0x9 : 0x1, "f" + i, "I");
            int type = assembler.pair(12, assembler.utf8("f" + i), assembler.utf8("I"));
            int field = assembler.pair(9, itself, type);
            if (!isStatic) {
                out.writeByte(42); // aload_0
                reading.writeByte(42);
            }
            out.writeByte(17); // sipush
            out.writeShort(i);
            out.writeByte(isStatic ? 179 : 181); // putstatic, putfield
            out.writeShort(field);
            reading.writeByte(isStatic ? 178 : 180); // getstatic, getfield
            reading.writeShort(field);
            reading.writeByte(87); // pop
        }
        reads.writeTo(out);
        out.writeByte(177); // return
        return bytes.toByteArray();
    }

    private static byte[] constructor(Assembler assembler) throws IOException {
        int type = assembler.pair(12, assembler.utf8("<init>"), assembler.utf8("()V"));
        int method = assembler.pair(10, assembler.classEntry("java/lang/Object"), type);
        return new byte[] {42, (byte) 183, (byte) (method >> 8), (byte) method, (byte) 177};
    }

    public static void main(String[] args) throws Exception {
        Assembler assembler = new Assembler("classfile/Numbered");
        assembler.implement("java/lang/Runnable");
        assembler.method(0x1, "<init>", "()V", 1, constructor(assembler));
        assembler.method(0x1, "run", "()V", 1, run(assembler));
        Definer loader = new Definer(NumberedFields.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Numbered", assembler.bytes());
        Runnable object = (Runnable) klass.getConstructor().newInstance();
        Agent.probe(object);
        object.run();
        Agent.say("done");
    }
}
