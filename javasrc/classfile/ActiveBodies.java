// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;

/**
 * The probe gets a class while each of its methods has a frame, and a class file of it in which each but "same"
 * has another operand of an instruction with wide, or another constant in the same instructions:
 * ActiveBodies (wide|constants|bootstrap|failed|sizes). With "bootstrap", which needs release 11, there are two
 * that are the same; with "failed" all are but one, and their constants could not be resolved before; with "sizes"
 * two have the same instructions and constants, and room for one more operand or variable.
 */
public final class ActiveBodies {
    private static final String NAME = "classfile/Bodies";
    private static final int SLOT = 300;
    private static final int OTHER_SLOT = 310;
    /** The types in the order of their instructions. */
    private static final String[] TYPES = {"I", "J", "F", "D", "Ljava/lang/Object;"};
    private static final String[] TYPE_NAMES = {"Int", "Long", "Float", "Double", "Object"};
    /** Instructions with a constant, which the next one follows. */
    private static final int[] CONSTANTS = {4, 9, 12, 14};

    private final List<String> names = new ArrayList<>();
    private final Assembler assembler = new Assembler(NAME);
    private final ByteArrayOutputStream bootstrapBytes = new ByteArrayOutputStream();
    private final DataOutputStream bootstraps = new DataOutputStream(bootstrapBytes);
    private final boolean renewed;
    private int bootstrapCount;
    private ByteArrayOutputStream bytes;
    private DataOutputStream code;

    private ActiveBodies(String methods, boolean renewed) throws IOException {
        this.renewed = renewed;
        // The constants that are the same have other places.
        for (int i = 0; renewed && i < 50; i++) {
            assembler.stringEntry("shift " + i);
        }
        if (methods.equals("wide")) {
            for (int type = 0; type < TYPES.length; type++) {
                load("load" + TYPE_NAMES[type], type, renewed ? OTHER_SLOT : SLOT);
                store("store" + TYPE_NAMES[type], type, renewed ? OTHER_SLOT : SLOT);
            }
            load("same", 0, SLOT);
        } else if (methods.equals("constants")) {
            constants();
        } else if (methods.equals("bootstrap")) {
            bootstraps();
        } else if (methods.equals("sizes")) {
            sizes();
        } else {
            failed();
        }
    }

    /** Bootstrap methods of dynamic constants and of call sites. */
    public static Object one(MethodHandles.Lookup lookup, String name, Class<?> type, String argument) {
        return "one " + argument;
    }

    public static Object two(MethodHandles.Lookup lookup, String name, Class<?> type, String argument) {
        return "two " + argument;
    }

    public static CallSite one(MethodHandles.Lookup lookup, String name, MethodType type,
            String argument) {
        return new ConstantCallSite(MethodHandles.constant(Object.class, "one " + argument));
    }

    public static CallSite two(MethodHandles.Lookup lookup, String name, MethodType type,
            String argument) {
        return new ConstantCallSite(MethodHandles.constant(Object.class, "two " + argument));
    }

    private int reference(int tag, String owner, String name, String type) throws IOException {
        return assembler.pair(tag, assembler.classEntry(owner),
            assembler.pair(12, assembler.utf8(name), assembler.utf8(type)));
    }

    private void begin(String name) {
        names.add(name);
        bytes = new ByteArrayOutputStream();
        code = new DataOutputStream(bytes);
    }

    private void callAction() throws IOException {
        code.writeByte(42); // aload_0
        code.writeByte(185); // invokeinterface
        code.writeShort(reference(11, "java/lang/Runnable", "run", "()V"));
        code.writeShort(0x100);
    }

    private void end(int type) throws IOException {
        code.writeByte(172 + type); // ireturn and so on
        assembler.method(9, names.get(names.size() - 1), "(Ljava/lang/Runnable;)" + TYPES[type],
            OTHER_SLOT + 2, bytes.toByteArray());
    }

    private void constant(int entry) throws IOException {
        code.writeByte(19); // ldc_w
        code.writeShort(entry);
    }

    private void push(int type, int which) throws IOException {
        if (type < CONSTANTS.length) {
            code.writeByte(CONSTANTS[type] + which);
        } else {
            constant(assembler.stringEntry(which == 0 ? "one" : "two"));
        }
    }

    private void wide(int operation, int slot) throws IOException {
        code.writeByte(196);
        code.writeByte(operation);
        code.writeShort(slot);
    }

    private void load(String name, int type, int slot) throws IOException {
        begin(name);
        push(type, 0);
        wide(54 + type, SLOT);
        push(type, 1);
        wide(54 + type, OTHER_SLOT);
        callAction();
        wide(21 + type, slot);
        end(type);
    }

    private void store(String name, int type, int slot) throws IOException {
        begin(name);
        push(type, 0);
        wide(54 + type, SLOT);
        callAction();
        push(type, 1);
        wide(54 + type, slot);
        wide(21 + type, SLOT);
        end(type);
    }

    private void giving(String name, int entry) throws IOException {
        begin(name);
        callAction();
        constant(entry);
        end(4);
    }

    private int handle(int kind, int renewedKind, int member) throws IOException {
        return assembler.handleEntry(renewed ? renewedKind : kind, member);
    }

    private void constants() throws IOException {
        assembler.field(9, "common", "I");
        assembler.field(1, "own", "I");
        assembler.method(1, "number", "()I", 1, new byte[] {4, (byte) 172}); // iconst_1, ireturn
        int common = reference(9, NAME, "common", "I");
        int own = reference(9, NAME, "own", "I");
        int number = reference(10, NAME, "number", "()I");
        giving("staticField", handle(2, 4, common)); // getStatic, putStatic
        giving("field", handle(1, 3, own)); // getField, putField
        giving("method", handle(5, 7, number)); // invokeVirtual, invokeSpecial
        giving("type", assembler.typeEntry(renewed ? "(I)V" : "()V"));
        String word = "java/lang/Object";
        giving("word", renewed ? assembler.classEntry(word) : assembler.stringEntry(word));
        // The method is one of an interface, so that only the second way to name it is right.
        begin("call");
        callAction();
        code.writeByte(184); // invokestatic
        code.writeShort(reference(renewed ? 11 : 10, "classfile/Giving", "give", "()" + TYPES[4]));
        end(4);
        giving("same", handle(5, 5, number));
    }

    /** Adds a bootstrap method with its argument. */
    private void bootstrap(boolean ofCall, String method, String argument) throws IOException {
        String type = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;"
            + (ofCall ? "Ljava/lang/invoke/MethodType;Ljava/lang/String;)Ljava/lang/invoke/CallSite;"
                : "Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Object;");
        int[] entry = {assembler.handleEntry(6, reference(10, "classfile/ActiveBodies", method, type)), 1,
            assembler.stringEntry(argument)};
        for (int number : entry) {
            bootstraps.writeShort(number);
        }
        bootstrapCount++;
    }

    private void dynamic(String name) throws IOException {
        giving(name, assembler.pair(17, bootstrapCount - 1,
            assembler.pair(12, assembler.utf8("made"), assembler.utf8(TYPES[4]))));
    }

    private void invokeDynamic(String name) throws IOException {
        begin(name);
        callAction();
        code.writeByte(186); // invokedynamic
        code.writeShort(assembler.pair(18, bootstrapCount - 1,
            assembler.pair(12, assembler.utf8("made"), assembler.utf8("()" + TYPES[4]))));
        code.writeShort(0);
        end(4);
    }

    private void bootstraps() throws IOException {
        String method = renewed ? "two" : "one";
        String argument = renewed ? "new" : "old";
        bootstrap(false, "one", argument);
        dynamic("constantArgument");
        bootstrap(false, method, "old");
        dynamic("constantMethod");
        bootstrap(true, "one", argument);
        invokeDynamic("callArgument");
        bootstrap(true, method, "old");
        invokeDynamic("callMethod");
        if (renewed) {
            // What is the same has another place.
            bootstrap(false, "two", "unused");
        }
        bootstrap(false, "one", "old");
        dynamic("same");
        bootstrap(true, "one", "old");
        invokeDynamic("sameCall");
    }

    private void failed() throws IOException {
        giving("ofClass", assembler.classEntry("Absent"));
        giving("ofType", assembler.typeEntry("(LAbsent;)V"));
        giving("ofHandle", assembler.handleEntry(6, reference(10, "Absent", "call", "()V")));
        giving("changed", assembler.stringEntry(renewed ? "new" : "old"));
    }

    private void sized(String name, int operands, int locals, String word) throws IOException {
        begin(name);
        callAction();
        constant(assembler.stringEntry(word));
        code.writeByte(176); // areturn
        assembler.attributed(9, name, "(Ljava/lang/Runnable;)" + TYPES[4],
            "Code", assembler.code(operands, locals, bytes.toByteArray()));
    }

    private void sizes() throws IOException {
        sized("operands", renewed ? 2 : 1, 1, "old");
        sized("variables", 1, renewed ? 2 : 1, "old");
        sized("same", 1, 1, "old");
        sized("changed", 1, 1, renewed ? "new" : "old");
    }

    private byte[] bytes() throws IOException {
        if (bootstrapCount == 0) {
            return assembler.bytes();
        }
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        new DataOutputStream(content).writeShort(bootstrapCount);
        bootstrapBytes.writeTo(content);
        return assembler.bytes(55, "BootstrapMethods", content.toByteArray());
    }

    /** Calls the methods from that number on within each other, and the probe in the last one. */
    private void callWithin(Class<?> klass, int next, Object subject) {
        if (next == names.size()) {
            Agent.probe(subject);
            return;
        }
        call(klass, next, () -> callWithin(klass, next + 1, subject));
    }

    private Object call(Class<?> klass, int method, Runnable action) {
        try {
            return klass.getMethod(names.get(method), Runnable.class).invoke(null, action);
        } catch (InvocationTargetException e) {
            return "failed";
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private void sayResults(Class<?> klass, String when) {
        for (int i = 0; i < names.size(); i++) {
            Object result = call(klass, i, () -> { });
            Agent.say(names.get(i) + when
                + (result instanceof MethodHandle ? ((MethodHandle) result).type() : result));
        }
    }

    public static void main(String[] args) throws Exception {
        ActiveBodies bodies = new ActiveBodies(args[0], false);
        ActiveBodies others = new ActiveBodies(args[0], true);
        Definer loader = new Definer(ActiveBodies.class.getClassLoader());
        Class<?> klass = loader.defineLinked("classfile.Bodies", bodies.bytes());
        if (args[0].equals("failed")) {
            bodies.sayResults(klass, " before: ");
        }
        bodies.callWithin(klass, 0, new Object[] {klass, others.bytes(), null});
        bodies.sayResults(klass, " then: ");
    }
}
