// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;
import classfile.ClassFile;
import java.lang.invoke.MethodHandles;
import java.util.function.IntSupplier;

/**
 * Methods of interfaces, nested classes, a record, an enum and a hidden class, and bodies of lambda
 * expressions. Each of them calls the probe with its object, or null where it is static, throws SHARED and
 * catches it. They are called after a probe with this class, and once more with an argument.
 */
final class NewerKinds {
    static final IllegalStateException SHARED = new IllegalStateException();

    private NewerKinds() {
    }

    /** An interface with code. */
    interface Coded {
        private int privateOfInterface() {
            try {
                Agent.probe(this);
                throw SHARED;
            } catch (IllegalStateException e) {
                return 1;
            }
        }

        private static int privateStatic() {
            try {
                Agent.probe(null);
                throw SHARED;
            } catch (IllegalStateException e) {
                return 2;
            }
        }

        default int byDefault() {
            try {
                Agent.probe(this);
                throw SHARED;
            } catch (IllegalStateException e) {
                return 3;
            }
        }

        static int publicStatic() {
            try {
                Agent.probe(null);
                throw SHARED;
            } catch (IllegalStateException e) {
                return 4;
            }
        }

        default IntSupplier capturing() {
            return () -> {
                try {
                    Agent.probe(this);
                    throw SHARED;
                } catch (IllegalStateException e) {
                    return 5;
                }
            };
        }

        static IntSupplier alone() {
            return () -> {
                try {
                    Agent.probe(null);
                    throw SHARED;
                } catch (IllegalStateException e) {
                    return 6;
                }
            };
        }
    }

    /** Inherits the code. */
    static final class Nested implements Coded {
        private int privateOfNested() {
            try {
                Agent.probe(this);
                throw SHARED;
            } catch (IllegalStateException e) {
                return 7;
            }
        }

        private static int privateStaticOfNested() {
            try {
                Agent.probe(null);
                throw SHARED;
            } catch (IllegalStateException e) {
                return 8;
            }
        }

        int variadic(int... numbers) {
            try {
                Agent.probe(this);
                throw SHARED;
            } catch (IllegalStateException e) {
                return numbers.length;
            }
        }

        IntSupplier ofClass() {
            return () -> {
                try {
                    Agent.probe(this);
                    throw SHARED;
                } catch (IllegalStateException e) {
                    return 10;
                }
            };
        }
    }

    /** A record whose members have code of their own. */
    record Component(int number) {
        Component {
            try {
                Agent.probe(this);
                throw SHARED;
            } catch (IllegalStateException e) {
                number++;
            }
        }

        @Override
        public int number() {
            try {
                Agent.probe(this);
                throw SHARED;
            } catch (IllegalStateException e) {
                return number;
            }
        }

        static int staticOfRecord() {
            try {
                Agent.probe(null);
                throw SHARED;
            } catch (IllegalStateException e) {
                return 12;
            }
        }
    }

    /** A constant with a body. */
    enum Grade {
        ONE {
            @Override
            int ofConstant() {
                try {
                    Agent.probe(this);
                    throw SHARED;
                } catch (IllegalStateException e) {
                    return 13;
                }
            }
        };

        abstract int ofConstant();

        int ofEnum() {
            try {
                Agent.probe(this);
                throw SHARED;
            } catch (IllegalStateException e) {
                return 14;
            }
        }
    }

    /** By which the hidden class is called. */
    interface Face {
        int ofHidden();
    }

    /** Used as a hidden class. */
    static final class Hidden implements Face {
        Hidden() {
            try {
                Agent.probe(this);
                throw SHARED;
            } catch (IllegalStateException e) {
                Agent.say("constructor of a hidden class");
            }
        }

        @Override
        public int ofHidden() {
            try {
                Agent.probe(this);
                throw SHARED;
            } catch (IllegalStateException e) {
                return staticOfHidden();
            }
        }

        private static int staticOfHidden() {
            try {
                Agent.probe(null);
                throw SHARED;
            } catch (IllegalStateException e) {
                return 15;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread.currentThread().setName("main");
        byte[] bytes = ClassFile.of("method/NewerKinds$Hidden").bytes();
        Class<?> hidden = MethodHandles.lookup().defineHiddenClass(bytes, false).lookupClass();
        Nested nested = new Nested();
        Coded coded = nested;
        Grade grade = Grade.ONE;
        IntSupplier[] lambdas = {coded.capturing(), Coded.alone(), nested.ofClass()};
        Agent.probe(NewerKinds.class);
        for (int i = 0; i <= args.length; i++) {
            Agent.say("interface");
            coded.privateOfInterface();
            Coded.privateStatic();
            coded.byDefault();
            Coded.publicStatic();
            Agent.say("lambda expressions");
            for (IntSupplier lambda : lambdas) {
                lambda.getAsInt();
            }
            Agent.say("class");
            nested.privateOfNested();
            Nested.privateStaticOfNested();
            nested.variadic(1, 2, 3);
            Agent.say("record");
            new Component(10).number();
            Component.staticOfRecord();
            Agent.say("enum");
            grade.ofConstant();
            grade.ofEnum();
            Agent.say("hidden class");
            ((Face) hidden.getDeclaredConstructor().newInstance()).ofHidden();
        }
    }
}
