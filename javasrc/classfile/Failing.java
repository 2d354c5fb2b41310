// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.InvocationTargetException;

/**
 * A class with a constant of the kind that the agent's case names, and it cannot be resolved. The
 * probe gets the class before that has been tried, and after.
 */
final class Failing {
    /** The kind; the agent puts its case here. */
    private static String variant;

    private Failing() {
    }

    /** The bootstrap method, which another class cannot access. */
    public static Object fail(MethodHandles.Lookup lookup, String name, Class<?> type) {
        throw new IllegalStateException();
    }

    /** One that another class can access. */
    public static final class Accessible {
        private Accessible() {
        }

        public static Object fail(MethodHandles.Lookup lookup, String name, Class<?> type) {
            Agent.say("the bootstrap method throws");
            throw new IllegalStateException();
        }
    }

    private static int constant(Assembler assembler) throws IOException {
        switch (variant) {
        case "class":
            return assembler.classEntry("Absent");
        case "method-type":
            return assembler.typeEntry("(LAbsent;)V");
        case "method-handle":
            return assembler.handleEntry(6, assembler.pair(10, assembler.classEntry("Absent"),
                assembler.pair(12, assembler.utf8("call"), assembler.utf8("()V"))));
        default:
            return assembler.stringEntry("failing");
        }
    }

    private static byte[] giving(int constant) {
        return new byte[] {19, (byte) (constant >> 8), (byte) constant, -80}; // ldc_w, areturn
    }

    private static byte[] bytes() throws IOException {
        Assembler assembler = new Assembler("classfile/Failed");
        assembler.method(0x9, "constant", "()Ljava/lang/Object;", 0, giving(constant(assembler)));
        assembler.method(0x9, "text", "()Ljava/lang/String;", 0,
            giving(assembler.stringEntry("a text")));
        byte[] bytes = assembler.bytes();
        if (!variant.startsWith("dynamic")) {
            return bytes;
        }
        String owner = "classfile/Failing" + (variant.equals("dynamic") ? "" : "$Accessible");
        return ClassFile.of(bytes).version(0, 55)
            .dynamic("failing", "java/lang/Object", owner, "fail").bytes();
    }

    public static void main(String[] args) throws Exception {
        Agent.probe(Failing.class);
        Class<?> klass =
            new Definer(Failing.class.getClassLoader()).defineLinked("classfile.Failed", bytes());
        Object[] subject = {klass};
        Agent.say("text: " + klass.getMethod("text").invoke(null));
        Agent.probe(subject);
        try {
            klass.getMethod("constant").invoke(null);
            Agent.say("constant: resolved");
        } catch (InvocationTargetException e) {
            Agent.say("constant: LinkageError " + (e.getCause() instanceof LinkageError));
        }
        Agent.probe(subject);
        Agent.say("text: " + klass.getMethod("text").invoke(null));
    }
}
