// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import classfile.ClassFile;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * What reflection reports of two subclasses that inherit an annotation, and a method that has another,
 * while the superclass changes.
 */
final class InheritedFrom {
    private InheritedFrom() {
    }

    /** Subclasses inherit it. */
    @Inherited
    @Retention(RetentionPolicy.RUNTIME)
    @interface Mark {
        String value();
    }

    /** Where the annotations are. */
    @Mark("old")
    public static class Above {
        /** A method that the subclass inherits. */
        @Mark("old")
        public void inherited() {
        }
    }

    /** It has none of its own. */
    public static class Below extends Above {
    }

    /** Another that has none; nobody asks it before. */
    public static class Beside extends Above {
    }

    private static void show(String when, Class<?> klass) throws ReflectiveOperationException {
        Agent.say(when + ": class " + klass.getAnnotation(Mark.class).value() + ", method "
            + klass.getMethod("inherited").getAnnotation(Mark.class).value());
    }

    public static void main(String[] args) throws Exception {
        show("before", Below.class);
        Agent.probe(new Object[] {Above.class,
            ClassFile.of("redefine/InheritedFrom$Above").text("old", "new").bytes(), null});
        show("afterwards", Below.class);
        show("another subclass", Beside.class);
    }
}
