// SPDX-License-Identifier: Apache-2.0
package breakpoint;

import assay.Agent;
import classfile.ClassFile;
import classfile.Definer;

/**
 * Small methods whose first or second instruction cannot be resolved, each run twice. Tests rely on
 * the instructions that these methods compile to.
 */
public final class FailedResolution {
    private static final String[] METHODS = {
        "readField", "writeField", "callStatic", "callVirtual", "callInterface", "nameClass",
        "create", "cast", "initialize", "refer"};

    private FailedResolution() {
    }

    /** Nobody finds this class under the name that Code gives it. */
    public static final class Absent {
        public static int number;

        public static int call() {
            return number;
        }
    }

    /** Code calls its method by another name. */
    public interface Face {
        int gone();
    }

    /** Code calls its method by another name. */
    public static final class Present implements Face {
        @Override
        public int gone() {
            return 0;
        }
    }

    /** Its initializer fails. */
    public static final class Unwell {
        public static final int NUMBER = Integer.parseInt("none");

        private Unwell() {
        }

        public static int call() {
            return NUMBER;
        }
    }

    /** The code under test. All its handlers are astore_0, iconst_1, ireturn. */
    public static final class Code {
        static final Object OBJECT = new Object();
        static final Present PRESENT = new Present();
        static final Face FACE = PRESENT;

        private Code() {
        }

        /** getstatic 0, ireturn 3; handler 4. */
        public static int readField() {
            try {
                return Absent.number;
            } catch (LinkageError e) {
                return 1;
            }
        }

        /** iconst_0 0, putstatic 1, iconst_0 4, ireturn 5; handler 6. */
        public static int writeField() {
            try {
                Absent.number = 0;
                return 0;
            } catch (LinkageError e) {
                return 1;
            }
        }

        /** invokestatic 0, ireturn 3; handler 4. */
        public static int callStatic() {
            try {
                return Absent.call();
            } catch (LinkageError e) {
                return 1;
            }
        }

        /** getstatic 0, invokevirtual 3, ireturn 6; handler 7. */
        public static int callVirtual() {
            try {
                return PRESENT.gone();
            } catch (LinkageError e) {
                return 1;
            }
        }

        /** getstatic 0, invokeinterface 3, ireturn 8; handler 9. */
        public static int callInterface() {
            try {
                return FACE.gone();
            } catch (LinkageError e) {
                return 1;
            }
        }

        /** ldc 0, invokevirtual 2, ireturn 5; handler 6. */
        public static int nameClass() {
            try {
                return Absent.class.hashCode();
            } catch (LinkageError e) {
                return 1;
            }
        }

        /** new 0, dup 3, invokespecial 4, pop 7, iconst_0 8, ireturn 9; handler 10. */
        public static int create() {
            try {
                new Absent();
                return 0;
            } catch (LinkageError e) {
                return 1;
            }
        }

        /** getstatic 0, checkcast 3, astore_0 6, iconst_0 7, ireturn 8; handler 9. */
        public static int cast() {
            try {
                Object same = (Absent) OBJECT;
                return 0;
            } catch (LinkageError e) {
                return 1;
            }
        }

        /** invokestatic 0, ireturn 3; handler 4. */
        public static int initialize() {
            try {
                return Unwell.call();
            } catch (LinkageError e) {
                return 1;
            }
        }

        /** invokedynamic 0, astore_0 5, iconst_0 6, ireturn 7; handler 8. */
        public static int refer() {
            try {
                Runnable reference = Absent::call;
                return 0;
            } catch (LinkageError e) {
                return 1;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        ClassLoader loader = FailedResolution.class.getClassLoader();
        byte[] bytes = ClassFile.of("breakpoint/FailedResolution$Code")
            .text("breakpoint/FailedResolution$Absent", "breakpoint/Nowhere").text("gone", "missing")
            .bytes();
        Class<?> code = new Definer(loader).defineLinked("breakpoint.FailedResolution$Code", bytes);
        Agent.probe(code);
        for (int pass = 1; pass <= 2; pass++) {
            for (String method : METHODS) {
                Agent.say(pass + ": " + method + " gives " + code.getMethod(method).invoke(null));
            }
        }
    }
}
