// SPDX-License-Identifier: Apache-2.0
package watch;

import assay.Agent;
import classfile.ClassFile;
import java.lang.invoke.MethodHandles;
import java.util.function.IntSupplier;

/**
 * Fields of a record, an enum, a hidden class, and an inner and an anonymous class, initialized and
 * used. The probe then gets an object of each class.
 */
final class NewerFields {
    private final int base;

    private NewerFields(int base) {
        this.base = base;
    }

    /** A record. */
    record Component(int number, String text) {
        static int made;

        Component {
            made = 1;
        }

        int use() {
            return number + text.length();
        }
    }

    /** A constant with a field. */
    enum Grade {
        ONE(5);

        private int level;

        Grade(int level) {
            this.level = level;
        }

        static Grade first() {
            return ONE;
        }

        int use() {
            return level;
        }
    }

    /** Used as a hidden class. */
    static final class Hidden implements IntSupplier {
        private static int total = Integer.parseInt("8");
        private int count = 7;

        @Override
        public int getAsInt() {
            total = count;
            return total;
        }
    }

    /** Has a reference to the enclosing object. */
    final class Inner {
        private int number = 9;

        int use() {
            return number + base;
        }
    }

    private static IntSupplier capturing(int n) {
        return new IntSupplier() {
            @Override
            public int getAsInt() {
                return n;
            }
        };
    }

    public static void main(String[] args) throws Exception {
        Component component = new Component(10, "text");
        Agent.say("record " + component.use());
        Grade grade = Grade.first();
        Agent.say("enum " + grade.use());
        byte[] bytes = ClassFile.of("watch/NewerFields$Hidden").bytes();
        Class<?> klass = MethodHandles.lookup().defineHiddenClass(bytes, false).lookupClass();
        IntSupplier hidden = (IntSupplier) klass.getDeclaredConstructor().newInstance();
        Agent.say("hidden class " + hidden.getAsInt());
        Inner inner = new NewerFields(3).new Inner();
        Agent.say("inner class " + inner.use());
        IntSupplier captured = capturing(6);
        Agent.say("anonymous class " + captured.getAsInt());
        Agent.probe(component);
        Agent.probe(grade);
        Agent.probe(hidden);
        Agent.probe(inner);
        Agent.probe(captured);
    }
}
