// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

/**
 * Calls a method that several interfaces of its class declare, and a default method that an interface
 * declares anew. The probe gets the class, then the interface, each with its text renewed; then,
 * after many calls, both as they were.
 */
public final class DeclaredTwice {
    private static final Class<?>[] INTERFACES =
        {One.class, Two.class, Three.class, Four.class, Five.class};
    private static final MethodType TYPE = MethodType.methodType(String.class);
    private static final Implementing OBJECT = new Implementing();
    private static final Inheriting LOWER = new Inheriting();

    private DeclaredTwice() {
    }

    interface One {
        String text();

        default String word() {
            return "upper";
        }
    }

    interface Two {
        String text();
    }

    /** Declares again what it inherits. */
    interface Three extends One {
        @Override
        String text();

        @Override
        default String word() {
            return "old word";
        }
    }

    interface Four {
        String text();
    }

    interface Five extends Four, Two {
        @Override
        String text();
    }

    static class Implementing implements Two, Three, Five {
        @Override
        public String text() {
            return "old text";
        }
    }

    static class Inheriting extends Implementing {
    }

    /** Others, so that compiled code does not know the class. */
    static final class Another implements Two, Three, Five {
        @Override
        public String text() {
            return "another";
        }
    }

    private static String one(One object) {
        return object.text();
    }

    private static String two(Two object) {
        return object.text();
    }

    private static String three(Three object) {
        return object.text();
    }

    private static String four(Four object) {
        return object.text();
    }

    private static String five(Five object) {
        return object.text();
    }

    private static String upper(One object) {
        return object.word();
    }

    private static String lower(Three object) {
        return object.word();
    }

    /** By each interface. */
    private static <T extends Three & Five> String called(T object) {
        return one(object) + ", " + two(object) + ", " + three(object) + ", " + four(object) + ", "
            + five(object);
    }

    private static String reflected() throws ReflectiveOperationException {
        String text = "";
        for (Class<?> each : INTERFACES) {
            Method method = each.getDeclaredMethod("text");
            method.setAccessible(true);
            text += (text.isEmpty() ? "" : ", ") + method.invoke(OBJECT);
        }
        return text;
    }

    private static String handled() throws Throwable {
        String text = "";
        for (Class<?> each : INTERFACES) {
            MethodHandle handle = MethodHandles.lookup().findVirtual(each, "text", TYPE);
            text += (text.isEmpty() ? "" : ", ") + (String) handle.invoke(OBJECT);
        }
        return text;
    }

    private static void say(String when) throws Throwable {
        Agent.say(when + ", of the class: " + OBJECT.text() + "; by interfaces: " + called(OBJECT));
        Agent.say(when + ", of a subclass: " + LOWER.text() + "; by interfaces: " + called(LOWER));
        Agent.say(when + ", reflection: " + reflected());
        Agent.say(when + ", handles: " + handled());
        Agent.say(when + ", default method: " + OBJECT.word() + "; by interfaces: " + upper(OBJECT)
            + ", " + lower(OBJECT) + "; of a subclass: " + upper(LOWER) + ", " + lower(LOWER));
    }

    private static int callOften() {
        Another another = new Another();
        int length = 0;
        for (int i = 0; i < 20000; i++) {
            length += called(OBJECT).length() + called(LOWER).length() + called(another).length()
                + upper(OBJECT).length() + lower(LOWER).length() + lower(another).length();
        }
        return length;
    }

    private static void change(Class<?> klass, String from, String to) throws Exception {
        ClassFile file = ClassFile.of(klass.getName().replace('.', '/')).text(from, to);
        Agent.probe(new Object[] {klass, file.bytes(), null});
    }

    public static void main(String[] args) throws Throwable {
        say("before");
        change(Implementing.class, "old text", "new text");
        say("class");
        change(Three.class, "old word", "new word");
        say("interface");
        callOften();
        say("often");
        change(Implementing.class, "old text", "old text");
        change(Three.class, "old word", "old word");
        say("back");
    }
}
