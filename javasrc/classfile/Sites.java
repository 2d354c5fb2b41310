// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;
import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Arrays;

/**
 * A class whose methods give what one bootstrap method makes of static arguments: at call sites, or
 * as dynamic constants if the argument is "constants". The probe gets it with a class file in which
 * the arguments are others, while a method is active that has not come to its call site, and then
 * with the first class file again.
 */
public final class Sites {
    private static final String[][] OLD = {
        {"a", "one", "1"}, {"b", "one", "1", "two"}, {"c", "x"}, {"d", "one", "1"}, {"e", "y", "3"},
        {"f", "1", "2", "3", "4", "5"}, {"g", "1", "2", "3", "4", "5", "6", "7", "8", "9", "ten"},
        {"held", "one", "1", "two"}};
    // From a to g: all are others, the last is another, is missing, one is more, those that c had, the fourth of
    // five is another, the last of ten is another.
    private static final String[][] NEW = {
        {"e", "x"}, {"b", "one", "1", "three"}, {"a", "uno", "2"}, {"c", "one", "1"},
        {"d", "one", "1", "two", "three"}, {"f", "1", "2", "3", "four", "5"},
        {"g", "1", "2", "3", "4", "5", "6", "7", "8", "9", "0"}, {"held", "one", "2"}};

    private static boolean constants;

    private Sites() {
    }

    /** The bootstrap method of call sites. */
    public static CallSite make(MethodHandles.Lookup lookup, String name, MethodType type,
            Object... arguments) {
        return new ConstantCallSite(MethodHandles.constant(String.class, join(arguments)));
    }

    /** The bootstrap method of dynamic constants. */
    public static String make(MethodHandles.Lookup lookup, String name, Class<?> type,
            Object... arguments) {
        return join(arguments);
    }

    private static String join(Object... arguments) {
        StringBuilder text = new StringBuilder();
        for (Object argument : arguments) {
            text.append(text.length() == 0 ? "" : " ").append(argument);
        }
        return text.toString();
    }

    private static int bootstrap(Assembler assembler) throws IOException {
        int named = assembler.pair(12, assembler.utf8("make"), assembler.utf8(
            "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;"
            + (constants ? "Ljava/lang/Class;[Ljava/lang/Object;)Ljava/lang/String;"
                : "Ljava/lang/invoke/MethodType;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;")));
        return assembler.handleEntry(6,
            assembler.pair(10, assembler.classEntry("classfile/Sites"), named));
    }

    /** One method for each row, with its name, and with arguments that are numbers or texts. */
    private static byte[] bytes(String[][] rows) throws IOException {
        Assembler assembler = new Assembler("classfile/Sited");
        int bootstrap = bootstrap(assembler);
        int run = assembler.pair(11, assembler.classEntry("java/lang/Runnable"),
            assembler.pair(12, assembler.utf8("run"), assembler.utf8("()V")));
        int[] table = new int[128];
        int length = 0;
        for (int i = 0; i < rows.length; i++) {
            table[length++] = bootstrap;
            table[length++] = rows[i].length - 1;
            for (int k = 1; k < rows[i].length; k++) {
                char first = rows[i][k].charAt(0);
                table[length++] = Character.isDigit(first) ? assembler.pair(3, 0, first - '0')
                    : assembler.stringEntry(rows[i][k]);
            }
            String type = constants ? "Ljava/lang/String;" : "()Ljava/lang/String;";
            int site = assembler.pair(constants ? 17 : 18, i,
                assembler.pair(12, assembler.utf8(rows[i][0]), assembler.utf8(type)));
            byte high = (byte) (site >> 8);
            byte low = (byte) site;
            // aload_0, invokeinterface run; then ldc_w or invokedynamic, areturn.
            byte[] code = {42, -71, (byte) (run >> 8), (byte) run, 1, 0, -70, high, low, 0, 0, -80};
            if (constants) {
                code = new byte[] {
                    42, -71, (byte) (run >> 8), (byte) run, 1, 0, 19, high, low, -80};
            }
            assembler.method(0x9, rows[i][0], "(Ljava/lang/Runnable;)Ljava/lang/String;", 1, code);
        }
        return ClassFile.of(assembler.bytes()).version(0, constants ? 55 : 52)
            .attribute("BootstrapMethods",
                Assembler.table(rows.length, Arrays.copyOf(table, length))).bytes();
    }

    private static String text(Class<?> klass, String name, Runnable action) throws Exception {
        Method method = klass.getMethod(name, Runnable.class);
        return name + ": " + method.invoke(null, action);
    }

    private static void sayAll(Class<?> klass, String... names) throws Exception {
        for (String name : names) {
            Agent.say(text(klass, name, () -> { }));
        }
    }

    public static void main(String[] args) throws Exception {
        constants = args.length > 0;
        byte[] old = bytes(OLD);
        byte[] renewed = bytes(NEW);
        Class<?> klass = new Definer(Sites.class.getClassLoader()).define("classfile.Sited", old);
        sayAll(klass, "a", "b", "c", "d", "e", "f", "g");
        Agent.say(text(klass, "held", () -> Agent.probe(new Object[] {klass, renewed, null})));
        sayAll(klass, "a", "b", "c", "d", "e", "f", "g", "held");
        Agent.probe(new Object[] {klass, old, null});
        sayAll(klass, "a", "b", "c", "d", "e", "f", "g", "held");
    }
}
