// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import assay.Hooks;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * A method with objects at high slot indices, or with many as operands: Wide (slots|operands) (cold|compiled).
 * The probe gets each object when it was made, then null while the frame alone refers to them: it
 * is the caller of the hook that probes. Then the method uses them. A compiled method has run often.
 */
public final class Wide {
    private static final int[] SLOTS = {3, 127, 128, 129, 255, 256, 299};
    private static final int OPERANDS = 150;
    private static final int FIRST_OPERAND = 1000;
    private static volatile Object last;
    private static boolean telling;
    private static int right;
    private final Assembler assembler = new Assembler("classfile/WideCode");
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final DataOutputStream code = new DataOutputStream(bytes);

    private Wide() {
    }

    private static final class Numbered {
        private final int number;

        private Numbered(int number) {
            this.number = number;
        }

        @Override
        public String toString() {
            return "object " + number;
        }
    }

    private static final class Probing implements Runnable {
        @Override
        public void run() {
            if (telling) {
                last = null;
                Agent.probe(null);
            }
        }
    }

    public static Object make(int number) {
        Object made = new Numbered(number);
        last = made;
        if (telling) {
            Agent.probe(made);
        }
        return made;
    }

    public static void use(Object object, int number) {
        if (!telling) {
            return;
        }
        if (number < FIRST_OPERAND) {
            Agent.say("slot " + number + " after all: " + object);
        } else if (object.toString().equals("object " + number)) {
            right++;
        }
    }

    private int method(String owner, String name, String signature) throws IOException {
        return assembler.pair(10, assembler.classEntry(owner),
            assembler.pair(12, assembler.utf8(name), assembler.utf8(signature)));
    }

    /** Calls a method with the number as its last argument. */
    private void call(int method, int number) throws IOException {
        code.writeByte(17); // sipush
        code.writeShort(number);
        code.writeByte(184); // invokestatic
        code.writeShort(method);
    }

    private void wide(int operation, int slot) throws IOException {
        code.writeByte(196);
        code.writeByte(operation);
        code.writeShort(slot);
    }

    private void callHook() throws IOException {
        code.writeByte(42); // aload_0
        code.writeByte(185); // invokeinterface
        code.writeShort(assembler.pair(11, assembler.classEntry("java/lang/Runnable"),
            assembler.pair(12, assembler.utf8("run"), assembler.utf8("()V"))));
        code.writeShort(0x100);
    }

    /** Objects in the slots, an int in 130 and a long in 257 and 258. */
    private void slots(int make, int use) throws IOException {
        for (int slot : SLOTS) {
            call(make, slot);
            wide(58, slot); // astore
        }
        code.writeByte(17);
        code.writeShort(4242);
        wide(54, 130); // istore
        code.writeByte(20); // ldc2_w
        code.writeShort(assembler.longEntry(0x100000001L));
        wide(55, 257); // lstore
        callHook();
        for (int slot : SLOTS) {
            wide(25, slot); // aload
            call(use, slot);
        }
        wide(21, 130); // iload
        wide(22, 257); // lload
        code.writeByte(136); // l2i
        code.writeByte(96); // iadd
    }

    private void operands(int make, int use) throws IOException {
        for (int i = 0; i < OPERANDS; i++) {
            call(make, FIRST_OPERAND + i);
        }
        callHook();
        for (int i = OPERANDS - 1; i >= 0; i--) {
            call(use, FIRST_OPERAND + i);
        }
        code.writeByte(3); // iconst_0
    }

    private byte[] bytes(boolean slots) throws IOException {
        int make = method("classfile/Wide", "make", "(I)Ljava/lang/Object;");
        int use = method("classfile/Wide", "use", "(Ljava/lang/Object;I)V");
        if (slots) {
            slots(make, use);
        } else {
            operands(make, use);
        }
        code.writeByte(172); // ireturn
        assembler.attributed(9, "work", "(Ljava/lang/Runnable;)I", "Code",
            assembler.code(OPERANDS + 2, 300, bytes.toByteArray()));
        return assembler.bytes();
    }

    public static void main(String[] args) throws Throwable {
        Definer loader = new Definer(Wide.class.getClassLoader());
        Class<?> klass =
            loader.define("classfile.WideCode", new Wide().bytes(args[0].equals("slots")));
        MethodHandle work = MethodHandles.lookup().findStatic(klass, "work",
            MethodType.methodType(int.class, Runnable.class));
        Probing probing = new Probing();
        Runnable[] hooks = Hooks.beside(probing);
        // Long enough for a JVM that compiles what runs often to have compiled it.
        int rounds = args[1].equals("compiled") ? 20000 : 0;
        for (int i = 0; i < rounds; i++) {
            int unused = (int) work.invokeExact(hooks[i % 3]);
        }
        telling = true;
        int result = (int) work.invokeExact((Runnable) probing);
        Agent.say("result " + result + ", right operands " + right);
    }
}
