// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.MalformedParametersException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;

/**
 * A class whose method reports the names of its first and third parameter, and not that of the
 * second. The probe gets it with one class file for each argument, a word that is in the names.
 */
final class Parameters {
    private Parameters() {
    }

    /**
     * Other words than "old" put other constants before the names. With 300 constants of each class file a
     * JVM may need a wider instruction for the constant that only another one has.
     */
    private static byte[] bytes(String word) throws IOException {
        Assembler assembler = new Assembler("classfile/Parametered");
        int text = assembler.stringEntry(word + " text");
        for (int i = 0; !word.equals("old") && i < 50; i++) {
            assembler.stringEntry("shift " + i);
        }
        ByteArrayOutputStream names = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(names);
        out.writeByte(3);
        out.writeShort(assembler.utf8(word + "First"));
        out.writeShort(Modifier.FINAL);
        out.writeInt(0);
        out.writeShort(assembler.utf8(word + "Third"));
        out.writeShort(0);
        assembler.attributed(0x9, "take", "(IJLjava/lang/String;)V",
            "Code", assembler.code(4, new byte[] {18, (byte) text, 87, (byte) 177}), // ldc, pop
            "MethodParameters", names.toByteArray());
        for (int i = 0; i < 300; i++) {
            assembler.stringEntry("further " + i);
        }
        return assembler.bytes();
    }

    private static void say(String when, Class<?> klass) throws NoSuchMethodException {
        StringBuilder text = new StringBuilder();
        Method method = klass.getMethod("take", int.class, long.class, String.class);
        try {
            for (Parameter parameter : method.getParameters()) {
                text.append(text.length() == 0 ? "" : ", ").append(parameter);
                text.append(parameter.isNamePresent() ? "" : " (no name)");
            }
        } catch (MalformedParametersException e) {
            text.append("malformed");
        }
        Agent.say(when + ": " + text);
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(Parameters.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Parametered", bytes("old"));
        say("before", klass);
        for (String word : args) {
            Agent.probe(new Object[] {klass, bytes(word), null});
            say(word, klass);
        }
    }
}
