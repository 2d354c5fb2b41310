// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.Definer;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * Hands three classes to the agent, each followed by a class file of it: all in one call of the probe,
 * then each alone, then all again. In the first call the class file of the one that the agent's case
 * names, if any, does not verify. Shows what the method number() of each gives.
 */
final class Several {
    private static final byte ACONST_NULL = 1;
    private static final byte ICONST_1 = 4;
    private static final byte ICONST_2 = 5;
    private static final byte ICONST_3 = 6;
    private static final byte IRETURN = (byte) 0xac;
    private static final String[] NAMES = {"Subject", "Constant", "Assigned"};

    /** Which class file does not verify; the agent puts its case here. */
    private static String variant;

    private final Class<?>[] classes = new Class<?>[NAMES.length];

    private Several() throws Exception {
        for (int i = 0; i < NAMES.length; i++) {
            byte[] file = Variant.original(NAMES[i]);
            classes[i] = new Definer(Several.class.getClassLoader()).define("redefine." + NAMES[i], file);
        }
    }

    /** The class file in which number() begins with this instruction. */
    private static byte[] with(byte instruction, String name) throws java.io.IOException {
        byte[] bytes = Variant.original(name);
        for (int i = 0; i + 1 < bytes.length; i++) {
            if (bytes[i] == ICONST_1 && bytes[i + 1] == IRETURN) {
                bytes[i] = instruction;
                return bytes;
            }
        }
        throw new IllegalStateException("number() is not iconst_1, ireturn");
    }

    private static String number(Class<?> klass) throws ReflectiveOperationException {
        try {
            Method number = klass.getDeclaredMethod("number");
            number.setAccessible(true);
            return number.invoke(null).toString();
        } catch (InvocationTargetException e) {
            return e.getCause().getClass().getSimpleName();
        }
    }

    private void say(String when) throws ReflectiveOperationException {
        StringBuilder text = new StringBuilder(when).append(':');
        for (Class<?> klass : classes) {
            text.append(' ').append(number(klass));
        }
        Agent.say(text.toString());
    }

    private Object[] all(int wrong) throws java.io.IOException {
        Object[] subject = new Object[2 * NAMES.length];
        for (int i = 0; i < NAMES.length; i++) {
            subject[2 * i] = classes[i];
            subject[2 * i + 1] = with(i == wrong ? ACONST_NULL : ICONST_2, NAMES[i]);
        }
        return subject;
    }

    public static void main(String[] args) throws Exception {
        Agent.probe(Several.class);
        Several several = new Several();
        several.say("before");
        Agent.probe(several.all("first".equals(variant) ? 0 : "second".equals(variant) ? 1
            : "third".equals(variant) ? 2 : -1));
        several.say("at first");
        for (int i = 0; i < NAMES.length; i++) {
            Agent.probe(new Object[] {several.classes[i], with(ICONST_3, NAMES[i])});
        }
        several.say("each");
        Agent.probe(several.all(-1));
        several.say("at last");
    }
}
