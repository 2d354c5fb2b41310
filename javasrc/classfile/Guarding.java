// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * The probe gets a class and a class file of it that differs only in the exception tables, and then the first
 * one again. The methods have thrown and caught often before.
 */
final class Guarding {
    private static final String TYPE = "(Ljava/lang/Runnable;)Ljava/lang/String;";
    private static final String[] NAMES = {"target", "type", "range", "added"};
    private static final IllegalStateException THROWN = new IllegalStateException();

    private Guarding() {
    }

    /** The handlers are at 10 and at 15; the call of the action ends at 6. */
    private static byte[] code(Assembler assembler) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream code = new DataOutputStream(bytes);
        code.writeByte(42); // aload_0
        code.writeByte(185); // invokeinterface
        code.writeShort(assembler.pair(11, assembler.classEntry("java/lang/Runnable"),
            assembler.pair(12, assembler.utf8("run"), assembler.utf8("()V"))));
        code.writeShort(0x100);
        for (String word : new String[] {"nothing", "first", "second"}) {
            if (!word.equals("nothing")) {
                code.writeByte(87); // pop
            }
            code.writeByte(19); // ldc_w
            code.writeShort(assembler.stringEntry(word));
            code.writeByte(176); // areturn
        }
        return bytes.toByteArray();
    }

    private static byte[] bytes(boolean renewed) throws IOException {
        Assembler assembler = new Assembler("classfile/Guarded");
        int thrown = assembler.classEntry("java/lang/IllegalStateException");
        int other = assembler.classEntry("java/lang/ArithmeticException");
        int[] first = {0, 6, 10, thrown};
        int[][] old = {first, first, first, {}};
        int[][] changed = {{0, 6, 15, thrown}, {0, 6, 10, other}, {6, 9, 10, thrown}, first};
        byte[] code = code(assembler);
        for (int i = 0; i < NAMES.length; i++) {
            assembler.attributed(9, NAMES[i], TYPE, "Code",
                assembler.guarded(4, 1, code, renewed ? changed[i] : old[i]));
        }
        // Of this version, code that nothing leads to needs no frames.
        return assembler.bytes(49);
    }

    private static String call(MethodHandle method) throws Throwable {
        Runnable throwing = () -> {
            throw THROWN;
        };
        try {
            return (String) method.invokeExact(throwing);
        } catch (IllegalStateException e) {
            return "not caught";
        }
    }

    private static MethodHandle method(Class<?> klass, String name)
        throws ReflectiveOperationException {
        return MethodHandles.lookup().findStatic(klass, name,
            MethodType.methodType(String.class, Runnable.class));
    }

    private static void say(Class<?> klass, String when) throws Throwable {
        for (String name : NAMES) {
            Agent.say(when + ", " + name + ": " + call(method(klass, name)));
        }
    }

    public static void main(String[] args) throws Throwable {
        Definer loader = new Definer(Guarding.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Guarded", bytes(false));
        for (String name : NAMES) {
            MethodHandle method = method(klass, name);
            // Long enough for a JVM that compiles what runs often to have compiled it.
            for (int i = 0; i < 20000; i++) {
                call(method);
            }
        }
        say(klass, "before");
        Agent.probe(new Object[] {klass, bytes(true), null});
        say(klass, "changed");
        Agent.probe(new Object[] {klass, bytes(false), null});
        say(klass, "as before");
    }
}
