// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * A class with a method for each kind of reference that instructions make: strings, fields, methods,
 * call sites, types and classes, of which each names 300 of that kind. It is the probe's subject before the first
 * four methods are called, and after.
 */
public final class ManyReferences {
    private static final String NAME = "classfile/Referring";
    private static final int COUNT = 300;

    private final Assembler assembler = new Assembler(NAME);

    private ManyReferences() {
    }

    /** The bootstrap method. */
    public static CallSite bootstrap(MethodHandles.Lookup lookup, String name, MethodType type) {
        return new ConstantCallSite(MethodHandles.constant(Object.class, name));
    }

    private int reference(int tag, String owner, String name, String type) throws IOException {
        return assembler.pair(tag, assembler.classEntry(owner),
            assembler.pair(12, assembler.utf8(name), assembler.utf8(type)));
    }

    private int entry(String kind, int number) throws IOException {
        String name = kind + number;
        switch (kind) {
        case "string":
            return assembler.stringEntry(name);
        case "field":
            assembler.field(9, name, "Ljava/lang/Object;");
            return reference(9, NAME, name, "Ljava/lang/Object;");
        case "method":
            assembler.method(9, name, "()Ljava/lang/Object;", 0, new byte[] {1, -80}); // aconst_null, areturn
            return reference(10, NAME, name, "()Ljava/lang/Object;");
        case "site":
            return assembler.pair(18, 0, assembler.pair(12, assembler.utf8(name),
                assembler.utf8("()Ljava/lang/Object;")));
        case "type":
            return assembler.typeEntry("()L" + name + ";");
        default:
            return assembler.classEntry(name);
        }
    }

    /** A method that gives each of these constants to the operand stack and takes it away again. */
    private void method(String kind, int instruction) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream code = new DataOutputStream(bytes);
        for (int i = 0; i < COUNT; i++) {
            code.writeByte(instruction);
            code.writeShort(entry(kind, i));
            if (kind.equals("site")) {
                code.writeShort(0);
            }
            code.writeByte(87); // pop
        }
        code.writeByte(177); // return
        assembler.method(9, kind, "()V", 0, bytes.toByteArray());
    }

    private byte[] bytes() throws IOException {
        int handle = assembler.handleEntry(6, reference(10, "classfile/ManyReferences", "bootstrap",
            "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;)"
            + "Ljava/lang/invoke/CallSite;"));
        method("string", 19); // ldc_w
        method("field", 178); // getstatic
        method("method", 184); // invokestatic
        method("site", 186); // invokedynamic
        method("type", 19);
        method("class", 19);
        return assembler.bytes(52, "BootstrapMethods", Assembler.table(1, handle, 0));
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(ManyReferences.class.getClassLoader());
        Class<?> klass = loader.defineLinked("classfile.Referring", new ManyReferences().bytes());
        Agent.probe(klass);
        for (String name : new String[] {"string", "field", "method", "site"}) {
            klass.getMethod(name).invoke(null);
        }
        Agent.probe(klass);
    }
}
