// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;
import java.lang.invoke.MethodHandle;

/**
 * The probe gets a class whose methods return null, and a class file of it in which each returns a
 * constant handle, of one kind each. Says then what these do.
 */
final class HandleKinds {
    private static final String NAME = "classfile/Kinds";
    private static final String[] KINDS = {"getField", "getStatic", "putField", "putStatic",
        "invokeVirtual", "invokeStatic", "invokeSpecial", "newInvokeSpecial", "invokeInterface"};
    /** What each is a handle of: the owner, the name, the signature. */
    private static final String[][] REFERENCES = {
        {NAME, "own", "I"}, {NAME, "common", "I"}, {NAME, "own", "I"}, {NAME, "common", "I"},
        {NAME, "number5", "()I"}, {NAME, "number6", "()I"}, {NAME, "number7", "()I"},
        {NAME, "<init>", "()V"}, {"java/lang/CharSequence", "length", "()I"}};
    private static final int NEW_INVOKE_SPECIAL = 8;

    private HandleKinds() {
    }

    private static int reference(Assembler assembler, int kind) throws IOException {
        String[] parts = REFERENCES[kind - 1];
        int tag = kind < 5 ? 9 : kind < 9 ? 10 : 11;
        return assembler.pair(tag, assembler.classEntry(parts[0]),
            assembler.pair(12, assembler.utf8(parts[1]), assembler.utf8(parts[2])));
    }

    private static byte[] bytes(boolean has) throws IOException {
        Assembler assembler = new Assembler(NAME);
        assembler.field(1, "own", "I");
        assembler.field(9, "common", "I");
        int constructor = assembler.pair(10, assembler.classEntry("java/lang/Object"),
            assembler.pair(12, assembler.utf8("<init>"), assembler.utf8("()V")));
        // aload_0, invokespecial, return
        assembler.method(1, "<init>", "()V", 1,
            new byte[] {42, -73, (byte) (constructor >> 8), (byte) constructor, -79});
        for (int number = 5; number < NEW_INVOKE_SPECIAL; number++) {
            int flags = number == 5 ? 1 : number == 6 ? 9 : 2;
            // bipush, ireturn
            assembler.method(flags, "number" + number, "()I", 1, new byte[] {16, (byte) number, -84});
        }
        for (int kind = 1; kind <= KINDS.length; kind++) {
            int handle = has ? assembler.handleEntry(kind, reference(assembler, kind)) : 0;
            // ldc_w or aconst_null, areturn
            assembler.method(9, KINDS[kind - 1], "()Ljava/lang/invoke/MethodHandle;", 0, has
                ? new byte[] {19, (byte) (handle >> 8), (byte) handle, -80} : new byte[] {1, -80});
        }
        return assembler.bytes();
    }

    private static Object given(MethodHandle handle, Object object) throws Throwable {
        int count = handle.type().parameterCount();
        Object first = handle.type().toString().startsWith("(CharSequence)") ? "four" : object;
        Object result = count == 0 ? handle.invoke() : handle.invoke(first);
        return result.getClass().getName().equals("classfile.Kinds") ? "Kinds" : result;
    }

    private static String done(Class<?> klass, Object object, String kind) {
        try {
            MethodHandle handle = (MethodHandle) klass.getMethod(kind).invoke(null);
            switch (kind) {
            case "putField":
                handle.invoke(object, 11);
                return handle.type() + " puts " + klass.getField("own").getInt(object);
            case "putStatic":
                handle.invoke(21);
                return handle.type() + " puts " + klass.getField("common").getInt(null);
            default:
                return handle.type() + " gives " + given(handle, object);
            }
        } catch (Throwable e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(HandleKinds.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Kinds", bytes(false));
        Object object = klass.getDeclaredConstructor().newInstance();
        klass.getField("own").setInt(object, 10);
        klass.getField("common").setInt(null, 20);
        Agent.probe(new Object[] {klass, bytes(true), null});
        for (String kind : KINDS) {
            Agent.say(kind + ": " + done(klass, object, kind));
        }
    }
}
