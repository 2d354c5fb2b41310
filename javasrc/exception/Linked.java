// SPDX-License-Identifier: Apache-2.0
package exception;

/** What exception.Linker was compiled with; exception.Linking makes it different when it runs. */
class Linked {
    static int field;

    static int open() {
        return 1;
    }

    private static int closed() {
        return field;
    }

    int ofInstance() {
        return closed();
    }

    /** Not there when it is used. */
    static class Absent {
    }

    /** A method without code; another class stands for Concrete when it is used. */
    abstract static class Base {
        abstract int speak();
    }

    static class Concrete {
    }

    interface Face {
        int call();
    }

    static class One extends Base implements Face {
        @Override
        int speak() {
            return 1;
        }

        @Override
        public int call() {
            return 1;
        }
    }

    static final class Two extends One {
        @Override
        int speak() {
            return 2;
        }

        @Override
        public int call() {
            return 2;
        }
    }

    static final class Three extends One {
        @Override
        int speak() {
            return 3;
        }

        @Override
        public int call() {
            return 3;
        }
    }

    /** Without the method when it is used. */
    static final class Silent extends Base {
        @Override
        int speak() {
            return 0;
        }
    }

    /** Without the interface when it is used. */
    static final class Plain implements Face {
        @Override
        public int call() {
            return 0;
        }
    }
}
