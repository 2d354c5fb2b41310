// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;

/**
 * A class with 32,700 strings in its constant pool, which has room for little more. The probe gets
 * it with a class file that has 200 others instead.
 */
final class FullConstantPool {
    private static final String[] METHODS = {"first", "middle", "last"};

    private FullConstantPool() {
    }

    /** The class with this many strings; its methods give three of them. */
    private static byte[] bytes(String word, int count) throws IOException {
        Assembler assembler = new Assembler("classfile/Crowd");
        int[] strings = new int[count];
        for (int i = 0; i < count; i++) {
            strings[i] = assembler.stringEntry(word + " " + i);
        }
        for (int i = 0; i < METHODS.length; i++) {
            int string = strings[(count - 1) * i / 2];
            assembler.method(0x9, METHODS[i], "()Ljava/lang/String;", 0,
                new byte[] {19, (byte) (string >> 8), (byte) string, (byte) 176}); // ldc_w, areturn
        }
        return assembler.bytes();
    }

    private static void say(Class<?> klass) throws ReflectiveOperationException {
        StringBuilder texts = new StringBuilder("strings:");
        for (String method : METHODS) {
            try {
                texts.append(' ').append(klass.getMethod(method).invoke(null)).append(',');
            } catch (InvocationTargetException e) {
                texts.append(" it throws ").append(e.getCause().getClass().getSimpleName());
            }
        }
        Agent.say(texts.substring(0, texts.length() - 1));
    }

    public static void main(String[] args) throws Exception {
        Definer loader = new Definer(FullConstantPool.class.getClassLoader());
        Class<?> klass = loader.define("classfile.Crowd", bytes("old", 32700));
        say(klass);
        Agent.probe(new Object[] {klass, bytes("new", 200), null});
        say(klass);
    }
}
