// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import redefine.apart.Middle;

/**
 * Calls methods that override, or do not, in unusual ways: across packages, through an abstract
 * class that does not declare what it inherits of an interface, and through a bridge. The probe
 * gets class after class with its own text renewed, then all as they were.
 */
public final class Across {
    private static final String[][] CLASSES = {
        {"redefine/Across$Upper", "upper"}, {"redefine/apart/Middle", "middle"},
        {"redefine/Across$Lowest", "lowest"}, {"redefine/Across$Face", "twice "},
        {"redefine/Across$Partial", "partial "}, {"redefine/Across$Whole", "whole"},
        {"redefine/Across$Generic", "both "}, {"redefine/Across$Textual", "textual "}};

    private Across() {
    }

    /** Its method belongs to the package. */
    public static class Upper {
        String name() {
            return "old upper";
        }
    }

    /** Overrides the methods of both its superclasses. */
    static class Lowest extends Middle {
        @Override
        public String name() {
            return "old lowest";
        }
    }

    /** An interface. */
    interface Face {
        String shown();

        default String twice() {
            return "old twice " + shown();
        }
    }

    /** Declares no method of the interface. */
    abstract static class Partial implements Face {
        String partial() {
            return "old partial " + shown();
        }
    }

    /** Has what the other does not have. */
    static class Whole extends Partial {
        @Override
        public String shown() {
            return "old whole";
        }
    }

    /** Its method takes any object. */
    abstract static class Generic<T> {
        abstract String of(T part);

        String both(T part) {
            return "old both " + of(part);
        }
    }

    /** Has a bridge, too. */
    static class Textual extends Generic<String> {
        @Override
        String of(String part) {
            return "old textual ".concat(part);
        }
    }

    private static final Middle MIDDLE = new Middle();
    private static final Lowest LOWEST = new Lowest();
    private static final Whole WHOLE = new Whole();
    private static final Textual TEXTUAL = new Textual();

    private static String upper(Upper upper) {
        return upper.name();
    }

    private static String middle(Middle middle) {
        return middle.name();
    }

    private static String face(Face face) {
        return face.shown() + ", " + face.twice();
    }

    private static String partial(Partial partial) {
        return partial.shown() + ", " + partial.twice() + ", " + partial.partial();
    }

    private static String generic(Generic<String> generic) {
        return generic.of("x") + ", " + generic.both("x");
    }

    private static void say(String when) {
        Agent.say(when + ": " + upper(new Upper()) + "; middle " + upper(MIDDLE) + ", "
            + middle(MIDDLE) + "; lowest " + upper(LOWEST) + ", " + middle(LOWEST) + ", "
            + LOWEST.name());
        Agent.say(when + ": face " + face(WHOLE) + "; partial " + partial(WHOLE) + "; whole "
            + WHOLE.shown());
        Agent.say(when + ": generic " + generic(TEXTUAL) + "; textual " + TEXTUAL.of("x"));
    }

    /** A class with its class file, in which the text begins with this word. */
    private static Object[] subject(String name, String text, String word) throws Exception {
        ClassFile file = ClassFile.of(name).text("old " + text, word + " " + text);
        return new Object[] {Class.forName(name.replace('/', '.')), file.bytes(), null};
    }

    public static void main(String[] args) throws Exception {
        say("before");
        for (String[] each : CLASSES) {
            Agent.probe(subject(each[0], each[1], "new"));
            say(each[1].trim());
        }
        for (String[] each : CLASSES) {
            Agent.probe(subject(each[0], each[1], "old"));
        }
        say("back");
    }
}
